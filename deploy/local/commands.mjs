import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { trySignal } from './running/process-identity.mjs';
import { Trouble } from './running/trouble.mjs';

/** Milliseconds that a command has to leave when the launcher leaves. */
const PATIENCE = 3000;

/**
 * What commands and programs need to know about the run they belong to.
 *
 * @typedef {object} Run
 * @property {import('./running/run-record.mjs').RunRecord} record
 * @property {AbortSignal} leaving aborted when the launcher was asked to stop
 */

/**
 * Runs a command that ends by itself; its output goes to a log and is shown only when it fails.
 *
 * It gets a process group of its own, so that Ctrl-C reaches it once, through the launcher.
 *
 * @param {Run} run
 * @param {object} what
 * @param {string} what.name for the record and the message
 * @param {string} what.command
 * @param {string[]} what.args
 * @param {string} what.cwd
 * @param {NodeJS.ProcessEnv} what.env
 * @param {string} what.log
 * @param {{ uid: number, gid: number }} [what.user]
 * @param {string} [what.input] standard input
 * @param {boolean} [what.keepOutput] give standard output back and keep it out of the log
 * @returns {Promise<string>} standard output when it is kept, else nothing
 */
export function runCommand({ record, leaving }, what) {
  leaving.throwIfAborted();
  const { name, command, args, cwd, env, log, user, input, keepOutput } = what;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, ...user, detached: true, stdio: 'pipe' });
    const { pid } = child;
    // What a killed launcher leaves half-done is begun anew by the next one, so nothing waits for it.
    if (pid) record.add(pid, { name, group: true, signal: 'SIGKILL' });
    /** @type {NodeJS.Timeout | undefined} */
    let patience;
    const leave = () => {
      if (!pid) return;
      trySignal(-pid, 'SIGTERM');
      patience = setTimeout(() => trySignal(-pid, 'SIGKILL'), PATIENCE);
    };
    leaving.addEventListener('abort', leave);
    child.stdin.on('error', () => {}); // a command that ended early says so by its code
    child.stdin.end(input);

    let output = '';
    child.stdout.on('data', (data) => {
      if (keepOutput) output += data;
      else appendFileSync(log, data);
    });
    child.stderr.on('data', (data) => appendFileSync(log, data));
    child.once('error', (error) =>
      reject(new Trouble(`${command} cannot be started: ${error.message}`)),
    );
    child.once('close', (code) => {
      leaving.removeEventListener('abort', leave);
      clearTimeout(patience);
      if (pid) record.remove(pid);
      if (leaving.aborted) reject(leaving.reason);
      else if (code === 0) resolve(output);
      else reject(new Trouble(`${name} failed.`, log));
    });
  });
}
