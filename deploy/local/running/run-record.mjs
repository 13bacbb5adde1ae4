import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { beginningOf, isAlive, stopProcess } from './process-identity.mjs';

/**
 * @typedef {import('./process-identity.mjs').Identity} Identity
 * @typedef {Identity & { name: string, signal?: NodeJS.Signals, group?: boolean }} Started
 * @typedef {{ root: string, launcher: Identity, address: string | null, processes: Started[] }} Run
 */

/** Thrown when another launcher of this clone is at work. */
export class AlreadyRunning extends Error {
  /** @param {Run} run */
  constructor(run) {
    super(`already running, launcher ${run.launcher.pid}`);
    this.run = run;
  }
}

/**
 * What this clone is running, on disk, so that the next launcher can tell a running one
 * from a killed one and stop what the killed one left behind. It is at the same time the
 * lock: only one launcher can own the file.
 */
export class RunRecord {
  #file;
  #run;

  /**
   * @param {string} file
   * @param {Run} run
   */
  constructor(file, run) {
    this.#file = file;
    this.#run = run;
  }

  /**
   * Makes this process the clone's launcher. What a dead launcher left is taken over, not
   * forgotten, until `stopLeftovers` has stopped it.
   *
   * @param {string} file
   * @param {string} root
   * @throws AlreadyRunning
   */
  static claim(file, root) {
    const launcher = { pid: process.pid, began: beginningOf(process.pid) ?? '' };
    const record = new RunRecord(file, { root, launcher, address: null, processes: [] });
    if (record.#create()) return record;

    const before = readRun(file);
    if (before && isAlive(before.launcher)) throw new AlreadyRunning(before);
    record.#run.processes = before?.processes ?? [];
    record.#save();
    const winner = readRun(file);
    if (winner && winner.launcher.pid !== process.pid) throw new AlreadyRunning(winner);
    return record;
  }

  /** @returns {Promise<string[]>} the names of what had to be stopped */
  async stopLeftovers() {
    const alive = this.#run.processes.filter(isAlive);
    await Promise.all(alive.map((started) => stopProcess(started)));
    this.#run.processes = [];
    this.#save();
    return alive.map(({ name }) => name);
  }

  /**
   * Written before anything else can happen to the child.
   *
   * @param {number} pid
   * @param {{ name: string, signal?: NodeJS.Signals, group?: boolean }} what
   */
  add(pid, what) {
    const began = beginningOf(pid);
    if (began === null) return;
    this.#run.processes.push({ pid, began, ...what });
    this.#save();
  }

  /** @param {number} pid */
  remove(pid) {
    this.#run.processes = this.#run.processes.filter((started) => started.pid !== pid);
    this.#save();
  }

  /** @param {string} address */
  announce(address) {
    this.#run.address = address;
    this.#save();
  }

  /** Ends the run: nothing is left. */
  release() {
    rmSync(this.#file, { force: true });
    this.#save = () => {};
  }

  #create() {
    const draft = this.#draft();
    try {
      linkSync(draft, this.#file);
      return true;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  }

  #save = () => {
    try {
      renameSync(this.#draft(), this.#file);
    } catch (error) {
      // Somebody removed the folder under a running launcher, which still has all to stop.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  };

  #draft() {
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(this.#run, null, 2)}\n`, { mode: 0o600 });
    return draft;
  }
}

/**
 * @param {string} file
 * @returns {Run | null} null when there is none
 */
export function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
