/** npm repeats the terminal's Ctrl-C to its child, so only a later one is a second one. */
const SAME_WISH = 1000;

/** How often to look whether npm is still there. */
const POLL_INTERVAL_MS = 500;

/**
 * Ctrl-C, SIGTERM and a closed terminal ask to stop; asking again forces.
 *
 * So does the end of the shell that npm runs a script in: npm hands a SIGTERM on to that
 * shell, which dies of it and tells nobody.
 *
 * @param {AbortController} leave aborted at the first request
 * @param {() => void} force
 */
export function onLeaveRequest(leave, force) {
  let asked = 0;
  const ask = (/** @type {string} */ how) => {
    if (asked === 0) {
      asked = Date.now();
      leave.abort(new Error(`asked to stop by ${how}`));
    } else if (Date.now() - asked > SAME_WISH) force();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => ask(signal));
  }
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    if (asked === 0) ask('the end of npm');
  }, POLL_INTERVAL_MS);
  look.unref();
}
