import { spawn } from 'node:child_process';
import { appendFileSync, closeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Trouble } from './trouble.mjs';

/**
 * A program that runs until it is stopped.
 *
 * @typedef {object} Program
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} env all it gets: nothing is inherited
 * @property {string} cwd
 * @property {{ uid: number, gid: number }} [user]
 * @property {boolean} [leash] give it a channel whose end tells it that the launcher is gone
 * @property {NodeJS.Signals} [stopWith] how it is asked to leave, SIGTERM by default
 * @property {NodeJS.Signals} [forceWith] how it is made to leave, SIGKILL by default
 * @property {(line: string) => void} [echo] is told each line that goes to the log
 * @property {number} [tries] ends before it was ever ready that are taken for a start that fails
 * @property {(pid: number) => Promise<boolean>} isReady
 */

/** Seconds to wait before the first, second, third and every further start after a crash. */
const BACK_OFF = [1, 2, 5, 10];
/** After so many seconds of running, the next crash counts as the first. */
const SETTLED = 60;
/** A program that ends so often before it was ever ready is not going to start. */
const TRIES = 3;
const READY_LIMIT = 60;
/** Milliseconds; ten processes that come up at once need the processor more than this does. */
const POLL_INTERVAL_MS = 100;
const STOP_LIMIT = 15;
/** Whoever changes a program waits for it: less time to finish. */
const RESTART_LIMIT = 1;

/** Starts programs, starts them again when they crash, and stops them. */
export class Supervisor {
  #record;
  #logs;
  #leaving;
  #say;
  /** @type {Map<string, Running>} */
  #running = new Map();

  /**
   * @param {import('./run-record.mjs').RunRecord} record
   * @param {import('./logs.mjs').Logs} logs
   * @param {AbortSignal} leaving once aborted, nothing is started any more
   * @param {(line: string) => void} say
   */
  constructor(record, logs, leaving, say) {
    this.#record = record;
    this.#logs = logs;
    this.#leaving = leaving;
    this.#say = say;
  }

  /**
   * Resolves once the program is ready.
   *
   * @param {Program} program
   * @returns {Promise<boolean>} false where it was stopped before
   */
  async start(program) {
    this.#leaving.throwIfAborted();
    const log = this.#logs.path(program.name);
    const running = new Running(program, this.#record, this.#logs, this.#say);
    this.#running.set(program.name, running);
    running.begin();
    const deadline = Date.now() + READY_LIMIT * 1000;
    while (!(await running.isReady())) {
      this.#leaving.throwIfAborted();
      if (running.stopping) return false;
      if (running.isHopeless()) throw new Trouble(`${program.name} does not start.`, log);
      if (Date.now() > deadline) {
        throw new Trouble(`${program.name} is not ready after ${READY_LIMIT} s.`, log);
      }
      await pause(POLL_INTERVAL_MS);
    }
    running.wasReady = true;
    return true;
  }

  /**
   * Starts a program anew, whether it runs, has ended or is still starting.
   *
   * @param {Program} program
   * @returns {Promise<boolean>} false where another restart or a stop overtook it
   */
  async restart(program) {
    const before = this.#running.get(program.name);
    await before?.stop(RESTART_LIMIT);
    if (this.#running.get(program.name) !== before) return false;
    return this.start(program);
  }

  /** @param {string[]} names these at once; resolves when all are gone */
  async stop(names) {
    await Promise.all(names.map((name) => this.#running.get(name)?.stop()));
  }

  /** Everything, at once, without waiting for what is in hand. */
  force() {
    for (const running of this.#running.values()) running.force();
  }
}

/** One program and its present process. */
class Running {
  deaths = 0;
  stopping = false;
  wasReady = false;
  #program;
  #record;
  #logs;
  #say;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #began = 0;

  /**
   * @param {Program} program
   * @param {import('./run-record.mjs').RunRecord} record
   * @param {import('./logs.mjs').Logs} logs
   * @param {(line: string) => void} say
   */
  constructor(program, record, logs, say) {
    this.#program = program;
    this.#record = record;
    this.#logs = logs;
    this.#say = say;
  }

  isHopeless() {
    return !this.wasReady && this.deaths >= (this.#program.tries ?? TRIES);
  }

  begin() {
    const { name, command, args, env, cwd, user, leash, stopWith, echo } = this.#program;
    const log = this.#logs.open(name);
    const output = echo ? 'pipe' : log;
    const child = spawn(command, args, {
      cwd,
      env,
      ...user,
      detached: true, // a session of its own: the terminal's Ctrl-C is for the launcher
      stdio: leash ? ['ignore', output, output, 'ipc'] : ['ignore', output, output],
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        appendFileSync(this.#logs.path(name), `${line}\n`);
        echo?.(line);
      });
    }
    closeSync(log);
    this.#child = child;
    this.#began = Date.now();
    if (child.pid) this.#record.add(child.pid, { name, ...(stopWith && { signal: stopWith }) });
    child.once('error', (error) => this.#ended(error.message));
    child.once('exit', (code, signal) => this.#ended(signal ?? `code ${code}`));
  }

  async isReady() {
    const pid = this.#child?.pid;
    return pid !== undefined && (await this.#program.isReady(pid));
  }

  /** @param {string} how */
  #ended(how) {
    if (!this.#child) return;
    if (this.#child.pid) this.#record.remove(this.#child.pid);
    this.#child = null;
    if (this.stopping) return;
    if (Date.now() - this.#began > SETTLED * 1000) this.deaths = 0;
    const seconds = BACK_OFF[Math.min(this.deaths, BACK_OFF.length - 1)] ?? 0;
    this.deaths += 1;
    if (this.isHopeless()) return;
    const { name } = this.#program;
    this.#say(
      `${name} ended (${how}), starting it again in ${seconds} s. Log: ${this.#logs.path(name)}`,
    );
    this.#timer = setTimeout(() => this.begin(), seconds * 1000);
  }

  /** @param {number} [limit] seconds after which it is made to leave */
  async stop(limit = STOP_LIMIT) {
    this.stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    child.kill(this.#program.stopWith ?? 'SIGTERM');
    const timer = setTimeout(() => {
      this.#say(`${this.#program.name} did not leave within ${limit} s and is made to.`);
      this.force();
    }, limit * 1000);
    await gone;
    clearTimeout(timer);
  }

  force() {
    this.stopping = true;
    clearTimeout(this.#timer);
    this.#child?.kill(this.#program.forceWith ?? 'SIGKILL');
  }
}
