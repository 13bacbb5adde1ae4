import { createServer } from 'node:net';
import { Trouble } from './trouble.mjs';

/**
 * Private ports are drawn from here: below every system's range for outgoing
 * connections (32768 on Linux, 49152 on macOS), so that no connection can take
 * one between the look and the use.
 */
const PRIVATE = { first: 20000, last: 29999 };

/** A port counts as taken when any of these addresses refuses it. */
const ADDRESSES = ['127.0.0.1', '0.0.0.0', '::1', '::'];

/**
 * @param {number} port
 * @returns {Promise<'free' | 'taken' | 'forbidden'>}
 */
export async function stateOfPort(port) {
  for (const address of ADDRESSES) {
    const code = await tryToListen(port, address);
    if (code === 'EADDRINUSE') return 'taken';
    if (code === 'EACCES') return 'forbidden';
  }
  return 'free';
}

/**
 * @param {number} port
 * @param {string} address
 * @returns {Promise<string | undefined>} the error code, undefined when it worked
 */
function tryToListen(port, address) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    server.listen({ port, host: address, exclusive: true }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}

/**
 * Different free ports for engines and processes that only this machine talks to.
 *
 * @param {number} count
 * @param {() => number} [random] from 0 up to 1
 * @returns {Promise<number[]>}
 */
export async function privatePorts(count, random = Math.random) {
  /** @type {Set<number>} */
  const found = new Set();
  for (let tries = 0; tries < 1000 && found.size < count; tries++) {
    const port = PRIVATE.first + Math.floor(random() * (PRIVATE.last - PRIVATE.first + 1));
    if (!found.has(port) && (await stateOfPort(port)) === 'free') found.add(port);
  }
  if (found.size < count) {
    throw new Trouble(`No free ports between ${PRIVATE.first} and ${PRIVATE.last}.`);
  }
  return [...found];
}

/**
 * The first free ports from a number on, for what people connect to by hand.
 *
 * @param {number} first
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function portsFrom(first, count) {
  const found = [];
  for (let port = first; port <= 65535 && found.length < count; port++) {
    if ((await stateOfPort(port)) === 'free') found.push(port);
  }
  if (found.length < count) throw new Trouble(`No ${count} free ports from ${first} on.`);
  return found;
}

/**
 * The port the browser is to use: the wanted one, or the next free one above it.
 *
 * @param {string | undefined} wanted the caller's PORT
 * @returns {Promise<{ port: number, instead: number | null }>} instead: the wanted port when it was taken
 */
export async function webPort(wanted) {
  const first = Number(wanted || 3000);
  if (!Number.isInteger(first) || first < 1 || first > 65535) {
    throw new Trouble(`PORT must be a number from 1 to 65535, not "${wanted}".`);
  }
  for (let port = first; port <= Math.min(first + 100, 65535); port++) {
    const state = await stateOfPort(port);
    if (state === 'forbidden') {
      throw new Trouble(
        `Port ${port} needs more rights than this user has: set PORT to 1024 or more.`,
      );
    }
    if (state === 'free') return { port, instead: port === first ? null : first };
  }
  throw new Trouble(`Port ${first} and the hundred after it are taken: set PORT to another one.`);
}
