import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Trouble } from './running/trouble.mjs';

/**
 * Where this clone keeps what it makes.
 *
 * @typedef {object} Places
 * @property {string} root the checkout
 * @property {string} data everything local, `npm run reset` removes it
 * @property {string} logs
 * @property {string} engines unpacked server programs, when they had to be fetched
 * @property {string} postgres the database's files
 * @property {string} redis
 * @property {string} nats
 * @property {string} stripe what the stand-in for Stripe keeps
 * @property {string} secrets
 * @property {string} record what this clone is running
 * @property {string | null} outside a folder of this clone's own outside the checkout, or null
 */

/** Whom the database runs as when the launcher is root, whom PostgreSQL refuses: `nobody`. */
export const UNPRIVILEGED = { uid: 65534, gid: 65534 };

/** @returns {boolean} */
export const isRoot = () => process.getuid?.() === 0;

/** What belongs to `npm run dev` lies in a folder of this name, apart from that of `npm start`. */
export const DEV = 'dev';

/**
 * @param {string} root
 * @param {object} [machine] replaced in tests
 * @param {string} [machine.part] folder of a run that keeps its data to itself
 * @param {boolean} [machine.asRoot]
 * @param {string} [machine.varLib]
 * @param {(path: string) => boolean} [machine.isOpen]
 * @returns {Places}
 */
export function placesOf(
  root,
  { part = '', asRoot = isRoot(), varLib = '/var/lib', isOpen = isOpenToOthers } = {},
) {
  const real = realpathSync(root);
  const ours = join(real, '.data');
  const data = join(ours, part);
  const outside = outsidePlace(real, varLib);
  const usesOutside = asRoot && (existsSync(join(outside, part, 'postgres')) || !isOpen(real));
  const open = usesOutside ? outside : ours;
  return {
    root: real,
    data,
    logs: join(data, 'logs'),
    engines: join(open, 'engines'),
    postgres: join(open, part, 'postgres'),
    redis: join(data, 'redis'),
    nats: join(data, 'nats'),
    stripe: join(data, 'stripe'),
    secrets: join(data, 'secrets.json'),
    record: join(data, 'run.json'),
    outside: usesOutside ? join(outside, part) : null,
  };
}

/**
 * The folder a clone of root's uses when others cannot search the checkout, as in
 * root's 0700 home: the database cannot run as root and could not reach its files.
 *
 * @param {string} realRoot
 * @param {string} [varLib]
 */
export function outsidePlace(realRoot, varLib = '/var/lib') {
  const id = createHash('sha256').update(realRoot).digest('hex').slice(0, 12);
  return join(varLib, 'cosmic-guide', id);
}

/**
 * Whether a user who neither owns these folders nor shares a group can pass through them.
 *
 * @param {string} path
 * @returns {boolean}
 */
export function isOpenToOthers(path) {
  for (let here = path; ; here = dirname(here)) {
    if ((statSync(here).mode & 0o001) === 0) return false;
    if (here === dirname(here)) return true;
  }
}

/**
 * Makes the folders. Modes are set apart from mkdir, which the umask would narrow.
 *
 * @param {Places} places
 */
export function makePlaces(places) {
  if (existsSync(places.data) && process.getuid && statSync(places.data).uid !== process.getuid()) {
    throw new Trouble(
      `${places.data} belongs to another user (number ${statSync(places.data).uid}): start as that user, or remove it.`,
    );
  }
  const passable = isRoot() ? 0o711 : 0o700;
  makeFolder(places.data, passable);
  for (const folder of [places.logs, places.redis, places.nats]) makeFolder(folder, 0o700);
  if (places.outside) {
    makeFolder(dirname(places.outside), 0o711);
    makeFolder(places.outside, 0o711);
  }
  makeFolder(places.engines, 0o755);
}

/**
 * @param {string} folder
 * @param {number} mode
 */
export function makeFolder(folder, mode) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, mode);
}
