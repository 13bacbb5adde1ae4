import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { UNPRIVILEGED, isRoot, makePlaces } from './places.mjs';
import { RunRecord } from './running/run-record.mjs';
import { Trouble } from './running/trouble.mjs';

/** What a backup holds; without the secrets the database cannot be opened, nor what is sealed in it. */
const PARTS = /** @type {const} */ (['postgres', 'redis', 'nats', 'stripe', 'secrets']);

/** Written last: a folder without it is no whole backup. */
const SEAL = 'backup.json';

/**
 * Copies all data of a clone that is not running into a new folder, for its owner alone.
 *
 * @param {import('./places.mjs').Places} places
 * @param {string} folder
 * @param {Date} at
 * @throws {Trouble} where there are no data, or the folder exists
 * @throws AlreadyRunning
 */
export async function backUp(places, folder, at) {
  if (!existsSync(places.secrets)) throw new Trouble('There are no data to back up yet.');
  if (existsSync(folder)) throw new Trouble(`${folder} exists: name a folder that does not.`);
  await alone(places, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const part of PARTS) {
      if (existsSync(places[part])) copy(places[part], join(folder, part));
    }
    const postgres = majorOf(places.postgres);
    writeFileSync(join(folder, SEAL), JSON.stringify({ at: at.toISOString(), postgres }, null, 2));
  });
}

/**
 * Puts the data of a backup into a clone that has none.
 *
 * @param {import('./places.mjs').Places} places
 * @param {string} folder
 * @returns {Promise<string>} when the backup was made, in ISO 8601
 * @throws {Trouble} where the folder is no whole backup, or the clone has data
 * @throws AlreadyRunning
 */
export async function restore(places, folder) {
  if (!existsSync(join(folder, SEAL))) throw new Trouble(`${folder} is no whole backup.`);
  makePlaces(places);
  await alone(places, () => {
    if (existsSync(places.secrets) || existsSync(places.postgres)) {
      throw new Trouble('This clone has data already: forget them first, by `npm run reset`.');
    }
    const parts = PARTS.filter((part) => existsSync(join(folder, part)));
    // Nothing takes its place before everything is here.
    for (const part of parts) copy(join(folder, part), coming(places[part]));
    if (isRoot()) give(coming(places.postgres), UNPRIVILEGED);
    for (const part of parts) {
      rmSync(places[part], { recursive: true, force: true });
      renameSync(coming(places[part]), places[part]);
    }
  });
  return JSON.parse(readFileSync(join(folder, SEAL), 'utf8')).at;
}

/** @type {(path: string) => string} */
const coming = (path) => `${path}.restored`;

/**
 * Does something while nothing of the clone runs, nor can be started.
 *
 * @param {import('./places.mjs').Places} places
 * @param {() => void} act
 */
async function alone(places, act) {
  const record = RunRecord.claim(places.record, places.root);
  try {
    await record.stopLeftovers();
    act();
  } finally {
    record.release();
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function copy(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  // A database refuses a folder that others may read; so does whoever keeps a secret.
  chmodSync(to, statSync(from).isDirectory() ? 0o700 : 0o600);
}

/** @param {string} folder a database's @returns {string} its major version */
function majorOf(folder) {
  return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
}

/**
 * @param {string} path
 * @param {{ uid: number, gid: number }} owner
 */
function give(path, { uid, gid }) {
  chownSync(path, uid, gid);
  for (const entry of readdirSync(path, { recursive: true })) {
    chownSync(join(path, String(entry)), uid, gid);
  }
}
