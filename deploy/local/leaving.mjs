/** npm repeats the terminal's Ctrl-C to its child, so only a later one is a second one. */
const SAME_WISH = 1000;

/**
 * Ctrl-C, SIGTERM and a closed terminal ask to stop; asking again forces.
 *
 * @param {AbortController} leave aborted at the first request
 * @param {() => void} force
 */
export function onLeaveRequest(leave, force) {
  let asked = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (asked === 0) {
        asked = Date.now();
        leave.abort(new Error(`asked to stop by ${signal}`));
      } else if (Date.now() - asked > SAME_WISH) force();
    });
  }
}
