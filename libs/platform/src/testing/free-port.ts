import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST_PORT = 10_000;
const PORTS_OF_A_WORKER = 2_500;
/** Jest counts its workers from 1, Playwright from 0. */
const WORKER = Number(process.env['JEST_WORKER_ID'] ?? process.env['TEST_PARALLEL_INDEX'] ?? 0) % 8;
// Another run of the tests on this machine begins somewhere else.
let nextPort = randomInt(PORTS_OF_A_WORKER);

/**
 * A port that nothing listens on now, and that nothing else comes to have before its server starts:
 * it lies below those that a system takes for `listen(0)` and for outgoing connections (from 32,768
 * on), in a part of this worker's own, and is given once.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + WORKER * PORTS_OF_A_WORKER + (nextPort++ % PORTS_OF_A_WORKER);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
