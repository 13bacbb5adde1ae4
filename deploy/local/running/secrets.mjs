import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { Trouble } from './trouble.mjs';

/** The five services that own data; each has a database role and a bus user. */
export const SERVICES = /** @type {const} */ (['auth', 'billing', 'readings', 'content', 'usage']);

/** Everybody who may log in to NATS. */
export const BUS_USERS = /** @type {const} */ (['gateway', 'migrator', ...SERVICES]);

/**
 * Who asks whom over NATS, each with the service that is asked: such a pair shares a secret.
 *
 * @type {readonly (readonly [caller: string, service: string])[]}
 */
export const CALLS = [
  ...SERVICES.map((service) => /** @type {const} */ (['gateway', service])),
  ['auth', 'billing'],
  ['billing', 'auth'],
  ['usage', 'readings'],
];

/** @type {(call: readonly [caller: string, service: string]) => string} the name of a pair's secret */
export const callSecret = ([caller, service]) => `${caller}-${service}-request`;

const NAMES = [
  'database.owner',
  ...SERVICES.map((name) => `database.${name}`),
  'redis',
  ...BUS_USERS.map((name) => `nats.${name}`),
  ...CALLS.map(callSecret),
  'auth',
  'birth-data',
  'readings-data',
  'usage-data',
  'guest-cookie',
  'address-hash',
  'share-link',
  'stripe-key',
  'stripe-webhook',
];

/**
 * This clone's passwords and keys: made once, kept in a file that only its owner can read.
 * A name that is new since the file was written is added; what is there stays as it is.
 *
 * @param {string} file
 * @param {boolean} dataExists whether a database was made with secrets before
 * @returns {(name: string) => string}
 */
export function loadSecrets(file, dataExists) {
  if (dataExists && !existsSync(file)) {
    throw new Trouble(
      `${file} is missing, so the database cannot be opened: put it back, or start anew with \`npm run reset\`.`,
    );
  }
  /** @type {Record<string, string>} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = NAMES.filter((name) => !kept[name]);
  if (missing.length > 0) {
    for (const name of missing) kept[name] = newSecret();
    writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
    chmodSync(`${file}.new`, 0o600);
    renameSync(`${file}.new`, file);
  }
  return (name) => {
    const secret = kept[name];
    if (!secret) throw new Error(`no secret is called ${name}`);
    return secret;
  };
}

/**
 * 192 bits. Hex after a letter, because it has to stand unquoted in URLs, in redis.conf
 * and in nats.conf, where a word that begins with a digit is read as a number.
 */
export function newSecret() {
  return `s${randomBytes(24).toString('hex')}`;
}
