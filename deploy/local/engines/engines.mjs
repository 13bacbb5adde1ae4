import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { privatePorts } from '../running/ports.mjs';
import { findNats, natsProgram, passwordVariable } from './nats.mjs';
import { findPostgres, postgresProgram } from './postgres.mjs';
import { provide } from './provide.mjs';
import { findRedis, redisProgram } from './redis.mjs';

/**
 * The three engines, ready, whoever runs them.
 *
 * @typedef {object} Engines
 * @property {string} ownerUrl the database as its owner
 * @property {(service: string) => string} databaseUrl the database as a service's role
 * @property {string} redisUrl
 * @property {string} natsUrl
 * @property {(user: string) => { NATS_USER?: string, NATS_PASSWORD?: string }} natsLogin
 * @property {string[]} names the programs to stop, in any order
 */

/** What each is called, and by which name those who package it have it. */
const KINDS = {
  postgres: {
    title: 'PostgreSQL 14 or newer',
    variable: 'DATABASE_URL',
    debian: ['postgresql'],
    install: {
      ...{ apt: 'postgresql', dnf: 'postgresql-server', pacman: 'postgresql', apk: 'postgresql' },
      ...{ zypper: 'postgresql-server', brew: 'postgresql' },
    },
  },
  redis: {
    title: 'Redis 6.2 or newer',
    variable: 'REDIS_URL',
    debian: ['redis-server'],
    install: {
      ...{ apt: 'redis-server', dnf: 'valkey', pacman: 'valkey', apk: 'redis' },
      ...{ zypper: 'redis', brew: 'redis' },
    },
  },
  nats: {
    title: 'NATS server 2.12 or newer',
    variable: 'NATS_URL',
    debian: ['nats-server'],
    install: {
      ...{ apt: 'nats-server', pacman: 'nats-server', apk: 'nats-server' },
      brew: 'nats-server',
    },
  },
};

/** @typedef {keyof typeof KINDS} Kind */
/** @typedef {import('./binaries.mjs').Binary} Binary */
/** @typedef {{ program: import('../running/supervisor.mjs').Program, url: string }} Described */

/**
 * What these engines need, for `provide`.
 *
 * @param {Kind[]} kinds
 * @param {object} where
 * @param {string} where.root
 * @param {string} where.engines
 * @param {string} where.postgres
 * @returns {import('./provide.mjs').Tool[]}
 */
export function engineTools(kinds, { root, engines, postgres }) {
  /** @type {Record<Kind, () => Binary | null>} */
  const finders = {
    postgres: () => findPostgres(root, engines, postgres),
    redis: () => findRedis(engines),
    nats: () => findNats(engines),
  };
  return kinds.map((kind) => ({ ...KINDS[kind], find: finders[kind] }));
}

/**
 * Starts what the caller's environment does not name already, all at once.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {object} context
 * @param {import('../places.mjs').Places} context.places
 * @param {NodeJS.ProcessEnv} context.caller
 * @param {(name: string) => string} context.secretOf
 * @param {import('../running/supervisor.mjs').Supervisor} context.supervisor
 * @param {import('../running/logs.mjs').Logs} context.logs
 * @param {import('../running/progress.mjs').Progress} context.progress
 * @returns {Promise<Engines>}
 */
export async function startEngines(run, { places, caller, secretOf, supervisor, logs, progress }) {
  const kinds = /** @type {Kind[]} */ (Object.keys(KINDS)).filter(
    (kind) => !caller[KINDS[kind].variable],
  );
  const programs = await provide(
    run,
    engineTools(kinds, places),
    { engines: places.engines, logs },
    (line) => progress.line(line),
  );
  /** @type {Record<Kind, Binary | null>} */
  const found = { postgres: null, redis: null, nats: null };
  kinds.forEach((kind, index) => (found[kind] = programs[index] ?? null));
  const [databasePort = 0, redisPort = 0, natsPort = 0, monitorPort = 0] = await privatePorts(4);

  /** @type {string[]} */
  const names = [];
  /**
   * @param {string} title
   * @param {Kind} kind
   * @param {number} port
   * @param {(binary: Binary) => Described | Promise<Described>} describe
   */
  const start = async (title, kind, port, describe) => {
    const binary = found[kind];
    if (!binary) {
      progress.line(`${title}: the one that ${KINDS[kind].variable} names`);
      return String(caller[KINDS[kind].variable]);
    }
    names.push(kind);
    return progress.step(
      title,
      async () => {
        const { url, program } = await describe(binary);
        await supervisor.start(program);
        return url;
      },
      () => `${binary.version}, ${binary.source}, private, on 127.0.0.1:${port}`,
    );
  };

  const [redisUrl, natsUrl, ownerUrl] = await Promise.all([
    start('Redis', 'redis', redisPort, (binary) =>
      redisProgram({ binary, folder: places.redis, port: redisPort, password: secretOf('redis') }),
    ),
    start('NATS', 'nats', natsPort, (binary) =>
      natsProgram({
        binary,
        configurations: join(places.root, 'deploy', 'nats'),
        folder: places.nats,
        port: natsPort,
        monitorPort,
        passwordOf: (user) => secretOf(`nats.${user}`),
      }),
    ),
    start('PostgreSQL', 'postgres', databasePort, (binary) =>
      postgresProgram(run, {
        binary,
        folder: places.postgres,
        port: databasePort,
        password: secretOf('database.owner'),
        durable: true,
        log: logs.path('postgres'),
      }),
    ),
  ]);
  return {
    ownerUrl,
    databaseUrl: (service) =>
      asRole(ownerUrl, `cosmic_${service}`, secretOf(`database.${service}`)),
    redisUrl,
    natsUrl,
    natsLogin: (user) =>
      found.nats
        ? { NATS_USER: user, NATS_PASSWORD: secretOf(`nats.${user}`) }
        : foreignLogin(caller, natsUrl, user),
    names,
  };
}

/**
 * @param {string} url of the owner
 * @param {string} role
 * @param {string} password
 */
export function asRole(url, role, password) {
  const result = new URL(url);
  result.username = role;
  result.password = password;
  return result.href;
}

/**
 * How a process logs in to NATS servers that the caller runs: with the password that the shared
 * configuration gives its user, else with what the first URL carries, else not at all.
 *
 * @param {NodeJS.ProcessEnv} caller
 * @param {string} natsUrl
 * @param {string} user
 */
export function foreignLogin(caller, natsUrl, user) {
  const password = caller[passwordVariable(user)];
  if (password) return { NATS_USER: user, NATS_PASSWORD: password };
  const { username, password: carried } = new URL(natsUrl.split(',', 1)[0] ?? '');
  return username
    ? { NATS_USER: decodeURIComponent(username), NATS_PASSWORD: decodeURIComponent(carried) }
    : {};
}

/** @param {import('../places.mjs').Places} places @returns {boolean} */
export function databaseExists(places) {
  return existsSync(join(places.postgres, 'PG_VERSION'));
}
