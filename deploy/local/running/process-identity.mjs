import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A process, told apart from a later one that was given the same number.
 *
 * @typedef {{ pid: number, began: string }} Identity
 */

/**
 * @param {number} pid
 * @returns {string | null} when the process began, in words that only compare equal for
 *   the same process; null when there is none, or only its unreaped remains
 */
export function beginningOf(pid) {
  if (process.platform === 'linux') {
    try {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const { state, ticks } = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return state === 'Z' || state === 'X' ? null : `${boot}:${ticks}`;
    } catch {
      return null;
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
  });
  const [state = '', ...date] = (stdout ?? '').trim().split(/\s+/);
  return state === '' || state.startsWith('Z') ? null : date.join(' ');
}

/**
 * @param {string} stat a line of /proc/<pid>/stat; the second field is the program's name
 *   in brackets and may itself hold blanks and brackets
 */
export function parseStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], ticks: fields[19] };
}

/** @param {Identity} identity */
export function isAlive({ pid, began }) {
  return beginningOf(pid) === began;
}

/**
 * Asks a process to leave, and makes it leave when the limit is over. Does nothing when
 * its number belongs to somebody else by now.
 *
 * @param {Identity & { signal?: NodeJS.Signals, group?: boolean }} identity group: signal its whole process group
 * @param {number} [limit] milliseconds
 */
export async function stopProcess(identity, limit = 15_000) {
  const target = identity.group ? -identity.pid : identity.pid;
  const deadline = Date.now() + limit;
  for (let signal = identity.signal ?? 'SIGTERM'; isAlive(identity);) {
    trySignal(target, signal);
    while (isAlive(identity) && Date.now() < deadline) await pause(25);
    if (signal === 'SIGKILL') return;
    signal = 'SIGKILL';
  }
}

/**
 * @param {number} target
 * @param {NodeJS.Signals} signal
 */
export function trySignal(target, signal) {
  try {
    process.kill(target, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
