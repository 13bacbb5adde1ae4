import { once } from 'node:events';
import { onLeaveRequest } from './leaving.mjs';
import { Logs } from './logs.mjs';
import { makePlaces } from '../places.mjs';
import { Progress, explain } from './progress.mjs';
import { AlreadyRunning, RunRecord } from './run-record.mjs';
import { Supervisor } from './supervisor.mjs';

/**
 * What a command that stays has at hand.
 *
 * @typedef {object} Staying
 * @property {import('../places.mjs').Places} places
 * @property {NodeJS.ProcessEnv} caller
 * @property {Progress} progress
 * @property {RunRecord} record
 * @property {Logs} logs
 * @property {Supervisor} supervisor
 * @property {AbortSignal} leaving aborted when the command was asked to stop
 */

/**
 * Starts programs and stays until it is asked to stop, then stops all of them.
 *
 * @param {import('../places.mjs').Places} places
 * @param {NodeJS.ProcessEnv} caller
 * @param {(staying: Staying) => Promise<void>} start
 * @param {(supervisor: Supervisor) => Promise<void>} stop
 * @returns {Promise<number>} the exit code
 */
export async function runUntilAsked(places, caller, start, stop) {
  const progress = new Progress();
  /** @type {RunRecord} */
  let record;
  try {
    makePlaces(places);
    record = RunRecord.claim(places.record, places.root);
  } catch (error) {
    if (!(error instanceof AlreadyRunning)) return failed(error);
    const { address, launcher } = error.run;
    console.log(
      `Cosmic Guide is already running from this folder${address ? ` at ${address}` : ''} (process ${launcher.pid}). Stop that one first: Ctrl-C where it runs, or kill ${launcher.pid}.`,
    );
    return 0;
  }

  const say = (/** @type {string} */ line) => progress.line(line);
  const logs = new Logs(places.logs);
  const leave = new AbortController();
  const supervisor = new Supervisor(record, logs, leave.signal, say);
  onLeaveRequest(leave, () => {
    say('Stopping at once.');
    supervisor.force();
  });

  let code = 0;
  process.on('uncaughtException', (error) => {
    code = failed(error);
    leave.abort(error); // whatever the bug is, nothing may be left running
  });
  try {
    await start({ places, caller, progress, record, logs, supervisor, leaving: leave.signal });
    if (!leave.signal.aborted) await once(leave.signal, 'abort');
  } catch (error) {
    if (!leave.signal.aborted) code = failed(error);
    leave.abort(error);
  }
  say('Stopping ...');
  await stop(supervisor);
  record.release();
  say('Stopped. Data are kept.');
  return code;
}

/** @param {unknown} error */
function failed(error) {
  explain(error);
  return 1;
}
