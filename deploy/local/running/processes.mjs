import { join } from 'node:path';
import { answers } from '../engines/nats.mjs';
import { CALLS, callSecret } from './secrets.mjs';
import { STAND_IN } from '../stripe/program.mjs';

/**
 * One of the processes of the product.
 *
 * @typedef {object} AppProcess
 * @property {string} name
 * @property {string} main
 * @property {string} busUser whom it logs in to NATS as
 * @property {string} [service] whose database role it uses
 * @property {boolean} [queue] whether it works with Redis
 * @property {Record<string, string>} [secrets] variable to the name of this clone's secret
 * @property {string[]} [passes] variables, or beginnings of them, handed on from the caller
 * @property {boolean} [leadsBack] whether it writes addresses of the site
 * @property {boolean} [writes] whether it sends mails
 * @property {string[]} [pays] what it is told of a stand-in for Stripe: variables, or beginnings of them
 */

/** What a process is told of Stripe that Stripe tells nothing by itself. */
const WITHOUT_NOTICES = ['STRIPE_SECRET_KEY', 'STRIPE_API_BASE', 'STRIPE_TIMEOUT_MS'];

/** @type {AppProcess[]} the gateway is the last to start and the first to stop */
export const PROCESSES = [
  service('auth', {
    queue: true,
    secrets: { AUTH_SECRET: 'auth', BIRTH_DATA_SECRET: 'birth-data' },
    passes: ['ADMIN_EMAIL', 'ARGON2_', 'SIGN_INS_', 'PUSH_SERVICES'],
  }),
  worker('auth', {
    leadsBack: true,
    writes: true,
    secrets: { AUTH_SECRET: 'auth', BIRTH_DATA_SECRET: 'birth-data' },
    passes: ['SMTP_URL', 'MAIL_', 'PUSH_CONTACT'],
  }),
  service('billing', { queue: true, leadsBack: true, pays: ['STRIPE_'], passes: ['STRIPE_'] }),
  worker('billing', { leadsBack: true, pays: WITHOUT_NOTICES, passes: WITHOUT_NOTICES }),
  service('readings', {
    queue: true,
    secrets: {
      ADDRESS_HASH_SECRET: 'address-hash',
      SHARE_LINK_SECRET: 'share-link',
      READINGS_DATA_SECRET: 'readings-data',
    },
    passes: ['OPENAI_'],
  }),
  worker('readings', {
    secrets: { READINGS_DATA_SECRET: 'readings-data' },
    passes: ['OPENAI_', 'WORKER_CONCURRENCY'],
  }),
  service('content', { queue: true, secrets: { ADDRESS_HASH_SECRET: 'address-hash' } }),
  worker('content', { passes: ['OPENAI_'] }),
  service('usage', { queue: true, secrets: { USAGE_DATA_SECRET: 'usage-data' } }),
  {
    name: 'gateway',
    main: 'gateway/dist/main.js',
    busUser: 'gateway',
    leadsBack: true,
    secrets: { GUEST_COOKIE_SECRET: 'guest-cookie' },
    passes: [
      ...['SECURITY_CONTACT', 'CDN_PURGE_', 'TRUSTED_PROXIES', 'MAX_CONNECTIONS', 'MAX_STREAMS'],
      ...['MAX_STREAMS_PER_NETWORK', 'MAX_REQUESTS_IN_FLIGHT', 'ANSWER_TIMEOUT_MS'],
    ],
  },
];

/**
 * @param {string} name
 * @param {Partial<AppProcess>} more
 * @returns {AppProcess}
 */
function service(name, more) {
  return { name, main: `services/${name}/dist/main.js`, busUser: name, service: name, ...more };
}

/**
 * @param {string} name of the service whose worker it is
 * @param {Partial<AppProcess>} more
 * @returns {AppProcess}
 */
function worker(name, more) {
  const main = `services/${name}/dist/worker.js`;
  return { name: `${name}-worker`, main, busUser: name, service: name, queue: true, ...more };
}

/** What every process gets from the caller, where it is set. Nothing else is inherited. */
const FROM_CALLER = [
  'PATH',
  'HOME',
  'TZ',
  'LANG',
  'NODE_EXTRA_CA_CERTS',
  'LOG_LEVEL',
  'DATABASE_POOL_SIZE',
  'DATABASE_CONNECT_TIMEOUT_MS',
  'DATABASE_PREPARED_STATEMENTS',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

/**
 * The whole environment of one process.
 *
 * @param {AppProcess} app
 * @param {object} around
 * @param {string} around.data where mails lie that nothing sends
 * @param {string} around.webRoot folder of the browser application's build
 * @param {NodeJS.ProcessEnv} around.caller
 * @param {import('../engines/engines.mjs').Engines} around.engines
 * @param {(name: string) => string} around.secretOf
 * @param {number} around.port where it answers for its health
 * @param {number} around.webPort where the gateway answers the world
 * @param {string} around.address the site's own address
 * @param {NodeJS.ProcessEnv} around.payments what billing is told of a stand-in for Stripe
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOf(app, around) {
  const { data, webRoot, caller, engines, secretOf, port, webPort, address, payments } = around;
  const secrets = Object.entries(app.secrets ?? {}).map(([key, name]) => [key, secretOf(name)]);
  const requestSecrets = CALLS.filter((call) => call.includes(app.busUser)).map((call) => [
    `${call.join('_')}_REQUEST_SECRET`.toUpperCase(),
    secretOf(callSecret(call)),
  ]);
  return {
    ...(app.leadsBack ? { PUBLIC_URL: address } : {}),
    ...(app.writes ? { MAIL_OUTBOX: outboxIn(data) } : {}),
    ...pick(caller, FROM_CALLER, app.passes ?? []),
    NODE_ENV: 'production',
    NATS_URL: engines.natsUrl,
    ...engines.natsLogin(app.busUser),
    HEALTH_HOST: '127.0.0.1',
    HEALTH_PORT: String(port),
    ...(app.service ? { DATABASE_URL: engines.databaseUrl(app.service) } : {}),
    ...(app.queue ? { REDIS_URL: engines.redisUrl } : {}),
    ...(app.name === 'gateway' ? { PORT: String(webPort), WEB_ROOT: webRoot } : {}),
    ...pick(payments, app.pays ?? [], app.pays ?? []),
    ...Object.fromEntries([...secrets, ...requestSecrets]),
  };
}

/**
 * Where mails lie that no SMTP server was named for.
 *
 * @param {string} data this clone's data folder
 */
export const outboxIn = (data) => join(data, 'mail');

/**
 * @param {NodeJS.ProcessEnv} caller
 * @param {string[]} names
 * @param {string[]} beginnings
 * @returns {NodeJS.ProcessEnv}
 */
export function pick(caller, names, beginnings = []) {
  const isWanted = (/** @type {string} */ name) =>
    names.includes(name) || beginnings.some((beginning) => name.startsWith(beginning));
  return Object.fromEntries(
    Object.entries(caller).filter(([name, value]) => isWanted(name) && value),
  );
}

/**
 * @param {AppProcess} app
 * @param {object} around
 * @param {string} around.root
 * @param {NodeJS.ProcessEnv} around.environment
 * @param {number} around.port where it answers for its health
 * @param {string[]} [around.flags] of Node.js
 * @returns {import('./supervisor.mjs').Program}
 */
export function appProgram(app, { root, environment, port, flags = [] }) {
  return {
    name: app.name,
    command: process.execPath,
    args: [...flags, join(root, app.main)],
    env: environment,
    cwd: root,
    leash: true,
    isReady: () => answers(`http://127.0.0.1:${port}/readyz`),
  };
}

/**
 * Stops what the product consists of: the gateway, then the services, then what they stand on.
 *
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 */
export async function stopProcesses(supervisor) {
  const services = PROCESSES.map(({ name }) => name).filter((name) => name !== 'gateway');
  await supervisor.stop(['gateway']);
  await supervisor.stop(services);
  await supervisor.stop([STAND_IN, 'redis', 'nats', 'postgres']);
}
