import { join } from 'node:path';
import { runCommand } from '../commands.mjs';
import { pick } from './processes.mjs';
import { SERVICES } from './secrets.mjs';
import { Trouble } from './trouble.mjs';

/**
 * What the migrator tells: the migrations it ran, and the administrator's account with its
 * password when it was made just now.
 *
 * @typedef {{ migrated: string[], admin: { email: string, oneTimePassword: string | null } }} Migrated
 */

/**
 * Brings the schemas and the stream of events up to date and seeds. The migrator's standard output holds a password,
 * so it goes to no log.
 *
 * @param {import('../commands.mjs').Run} run
 * @param {object} context
 * @param {string} context.root
 * @param {NodeJS.ProcessEnv} context.caller
 * @param {import('../engines/engines.mjs').Engines} context.engines
 * @param {string} context.log
 * @returns {Promise<Migrated>}
 */
export async function migrate(run, { root, caller, engines, log }) {
  const urls = SERVICES.map((name) => [
    `${name.toUpperCase()}_DATABASE_URL`,
    engines.databaseUrl(name),
  ]);
  const output = await runCommand(run, {
    name: 'Migrating the database',
    command: process.execPath,
    args: [join(root, 'deploy', 'migrate', 'dist', 'migrate.js')],
    cwd: root,
    env: {
      ...pick(caller, [
        ...['PATH', 'HOME', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'LOG_LEVEL'],
        'NATS_STREAM_REPLICAS',
      ]),
      NODE_ENV: 'production',
      DATABASE_URL: engines.ownerUrl,
      ...Object.fromEntries(urls),
      NATS_URL: engines.natsUrl,
      ...engines.natsLogin('migrator'),
      ADMIN_EMAIL: caller['ADMIN_EMAIL'] || 'admin@cosmic.localhost',
    },
    log,
    keepOutput: true,
  });
  return lastLine(output, log);
}

/**
 * @param {string} output
 * @param {string} log
 * @returns {Migrated}
 */
function lastLine(output, log) {
  try {
    return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');
  } catch {
    throw new Trouble('The migrator did not say what it did.', log);
  }
}
