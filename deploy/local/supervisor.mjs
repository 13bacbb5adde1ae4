import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
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
 * @property {(pid: number) => Promise<boolean>} isReady
 */

/** Seconds to wait before the first, second, third and every further start after a crash. */
const BACK_OFF = [1, 2, 5, 10];
/** After so many seconds of running, the next crash counts as the first. */
const SETTLED = 60;
/** A program that ends so often before it was ever ready is not going to start. */
const HOPELESS = 3;
const READY_LIMIT = 60;
/** Milliseconds; eight processes that come up at once need the processor more than this does. */
const LOOK_EVERY = 100;
const STOP_LIMIT = 15;

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
      if (running.deaths >= HOPELESS) throw new Trouble(`${program.name} does not start.`, log);
      if (Date.now() > deadline) {
        throw new Trouble(`${program.name} is not ready after ${READY_LIMIT} s.`, log);
      }
      await pause(LOOK_EVERY);
    }
    running.wasReady = true;
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

  begin() {
    const { name, command, args, env, cwd, user, leash, stopWith } = this.#program;
    const log = this.#logs.open(name);
    const child = spawn(command, args, {
      cwd,
      env,
      ...user,
      detached: true, // a session of its own: the terminal's Ctrl-C is for the launcher
      stdio: leash ? ['ignore', log, log, 'ipc'] : ['ignore', log, log],
    });
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
    if (!this.wasReady && this.deaths >= HOPELESS) return;
    const { name } = this.#program;
    this.#say(
      `${name} ended (${how}), starting it again in ${seconds} s. Log: ${this.#logs.path(name)}`,
    );
    this.#timer = setTimeout(() => this.begin(), seconds * 1000);
  }

  async stop() {
    this.stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
    child.kill(this.#program.stopWith ?? 'SIGTERM');
    const timer = setTimeout(() => {
      this.#say(`${this.#program.name} did not leave within ${STOP_LIMIT} s and is made to.`);
      this.force();
    }, STOP_LIMIT * 1000);
    await gone;
    clearTimeout(timer);
  }

  force() {
    this.stopping = true;
    clearTimeout(this.#timer);
    this.#child?.kill(this.#program.forceWith ?? 'SIGKILL');
  }
}
