import { asRole, foreignLogin } from '../engines/engines.mjs';
import { natsProgram } from '../engines/nats.mjs';
import { PROCESSES, environmentOf } from './processes.mjs';

const engines = {
  ownerUrl: 'postgres://owner:o@127.0.0.1:1/cosmic',
  databaseUrl: (service: string) => `postgres://cosmic_${service}:p@127.0.0.1:1/cosmic`,
  redisUrl: 'redis://:p@127.0.0.1:2',
  natsUrl: 'nats://127.0.0.1:3',
  natsLogin: (user: string) => ({ NATS_USER: user, NATS_PASSWORD: 'p' }),
  names: [],
};
const caller = {
  PATH: '/bin',
  OPENAI_API_KEY: 'key',
  OPENAI_TIMEOUT_MS: '5000',
  AWS_SECRET_ACCESS_KEY: 'not ours',
  DATABASE_URL: 'postgres://owner:o@127.0.0.1:1/cosmic',
};

function environment(name: string) {
  const app = PROCESSES.find((candidate) => candidate.name === name);
  if (!app) throw new Error(name);
  return environmentOf(app, {
    data: '/clone/.data',
    webRoot: '/clone/web/dist',
    caller,
    engines,
    secretOf: (secret) => `<${secret}>`,
    port: 4711,
    webPort: 3000,
    address: 'http://localhost:3000',
    payments: { STRIPE_SECRET_KEY: 'sk_test_standin_1', STRIPE_WEBHOOK_SECRET: 'signs notices' },
  });
}

describe('the environment of a process', () => {
  it('holds what the gateway needs and neither the database nor the model key', () => {
    expect(environment('gateway')).toEqual({
      PATH: '/bin',
      NODE_ENV: 'production',
      NATS_URL: 'nats://127.0.0.1:3',
      NATS_USER: 'gateway',
      NATS_PASSWORD: 'p',
      HEALTH_HOST: '127.0.0.1',
      HEALTH_PORT: '4711',
      PORT: '3000',
      PUBLIC_URL: 'http://localhost:3000',
      WEB_ROOT: '/clone/web/dist',
      GUEST_COOKIE_SECRET: '<guest-cookie>',
      GATEWAY_AUTH_REQUEST_SECRET: '<gateway-auth-request>',
      GATEWAY_BILLING_REQUEST_SECRET: '<gateway-billing-request>',
      GATEWAY_READINGS_REQUEST_SECRET: '<gateway-readings-request>',
      GATEWAY_CONTENT_REQUEST_SECRET: '<gateway-content-request>',
      GATEWAY_USAGE_REQUEST_SECRET: '<gateway-usage-request>',
    });
  });

  it('holds no secret of requests between others', () => {
    const secrets = (name: string) =>
      Object.keys(environment(name)).filter((variable) => variable.endsWith('_REQUEST_SECRET'));

    expect(secrets('usage')).toEqual([
      'GATEWAY_USAGE_REQUEST_SECRET',
      'USAGE_READINGS_REQUEST_SECRET',
    ]);
    expect(secrets('readings-worker')).toEqual([
      'GATEWAY_READINGS_REQUEST_SECRET',
      'USAGE_READINGS_REQUEST_SECRET',
    ]);
    expect(secrets('auth')).toEqual([
      'GATEWAY_AUTH_REQUEST_SECRET',
      'AUTH_BILLING_REQUEST_SECRET',
      'BILLING_AUTH_REQUEST_SECRET',
    ]);
  });

  it("gives a worker its service's role and bus user, the queue and the narrator's variables", () => {
    expect(environment('readings-worker')).toMatchObject({
      DATABASE_URL: 'postgres://cosmic_readings:p@127.0.0.1:1/cosmic',
      NATS_USER: 'readings',
      REDIS_URL: 'redis://:p@127.0.0.1:2',
      HEALTH_PORT: '4711',
      OPENAI_API_KEY: 'key',
      OPENAI_TIMEOUT_MS: '5000',
    });
  });

  it('gives the worker of accounts their secrets, the way back to the site and a folder for mails', () => {
    expect(environment('auth-worker')).toMatchObject({
      AUTH_SECRET: '<auth>',
      BIRTH_DATA_SECRET: '<birth-data>',
      PUBLIC_URL: 'http://localhost:3000',
      MAIL_OUTBOX: '/clone/.data/mail',
    });
  });

  it("tells billing the site's address and how to be paid, and nobody else", () => {
    for (const name of ['billing', 'billing-worker']) {
      expect(environment(name)).toMatchObject({
        PUBLIC_URL: 'http://localhost:3000',
        STRIPE_SECRET_KEY: 'sk_test_standin_1',
      });
    }
    expect(environment('billing')).toHaveProperty('STRIPE_WEBHOOK_SECRET');
    expect(environment('billing-worker')).not.toHaveProperty('STRIPE_WEBHOOK_SECRET');
    for (const { name } of PROCESSES.filter((app) => !app.name.startsWith('billing'))) {
      expect(environment(name)).not.toHaveProperty('STRIPE_SECRET_KEY');
    }
  });

  it.each(PROCESSES.map(({ name }) => name))("hands nothing else of the caller's to %s", (name) => {
    const values = Object.values(environment(name));

    expect(values).not.toContain('not ours');
    expect(values).not.toContain(engines.ownerUrl);
  });

  it('has ten processes, each with a name of its own', () => {
    expect(new Set(PROCESSES.map(({ name }) => name)).size).toBe(10);
  });
});

describe('engines of the caller', () => {
  it("gives a service's role the owner's server, database and settings", () => {
    const url = asRole(
      'postgres://me:secret@db.example:6543/stars?sslmode=require',
      'cosmic_auth',
      'p@ss',
    );

    expect(url).toBe('postgres://cosmic_auth:p%40ss@db.example:6543/stars?sslmode=require');
  });

  it.each([
    [
      'the password that the shared configuration knows',
      { NATS_AUTH_PASSWORD: 'a' },
      'nats://h:1',
      { NATS_USER: 'auth', NATS_PASSWORD: 'a' },
    ],
    [
      'what the URL carries',
      {},
      'nats://me:p%40ss@h:1',
      { NATS_USER: 'me', NATS_PASSWORD: 'p@ss' },
    ],
    ['nothing', {}, 'nats://h:1', {}],
  ])('logs in to NATS with %s', (_, environment, url, login) => {
    expect(foreignLogin(environment, url, 'auth')).toEqual(login);
  });
});

describe("the launcher's NATS", () => {
  it('runs with the configuration that every way of running shares', () => {
    const { program } = natsProgram({
      binary: { path: '/bin/nats-server', version: '2.10.27', source: 'here', libraries: [] },
      configurations: '/clone/deploy/nats',
      folder: '/data',
      port: 1,
      monitorPort: 2,
      passwordOf: (user) => user,
    });

    expect(program.args.slice(0, 2)).toEqual(['-c', '/clone/deploy/nats/nats.conf']);
  });
});
