import { authConfig, authWorkerConfig } from '@cosmic/auth/config';
import { billingConfig, billingWorkerConfig } from '@cosmic/billing/config';
import { gatewayConfig } from '@cosmic/gateway/config';
import { migrateConfig } from '@cosmic/migrate/config';
import { contentConfig, contentWorkerConfig } from '@cosmic/content/config';
import { readingsConfig, readingsWorkerConfig } from '@cosmic/readings/config';
import { usageConfig } from '@cosmic/usage/config';
import { composeServices, read, variablesIn } from './compose-file';

interface Launcher {
  PROCESSES: { name: string; main: string }[];
  environmentOf(app: { name: string }, around: object): Record<string, string>;
}
const { PROCESSES, environmentOf } = jest.requireActual<Launcher>('../local/running/processes.mjs');

const compose = read('docker-compose.yml');
const services = composeServices(compose);

/** What each process reads. */
const READS: Record<string, { shape: object }> = {
  auth: authConfig,
  'auth-worker': authWorkerConfig,
  billing: billingConfig,
  'billing-worker': billingWorkerConfig,
  readings: readingsConfig,
  'readings-worker': readingsWorkerConfig,
  content: contentConfig,
  'content-worker': contentWorkerConfig,
  usage: usageConfig,
  gateway: gatewayConfig,
};

function service(name: string) {
  const found = services.get(name);
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
}

const given = (variable: string) => `\${${variable}:?see .env.example}`;
const upper = (name: string) => name.toUpperCase().replaceAll('-', '_');

/** What the launcher would tell a process if it ran where compose does. */
function asLaunched(app: { name: string }): Record<string, string> {
  const { NODE_ENV: _ofTheImage, ...environment } = environmentOf(app, {
    data: '/app/.data',
    webRoot: '/app/web/dist',
    caller: {},
    engines: {
      databaseUrl: (role: string) =>
        `postgres://cosmic_${role}:${given(`${upper(role)}_DATABASE_PASSWORD`)}@postgres:5432/cosmic`,
      redisUrl: `redis://:${given('REDIS_PASSWORD')}@redis:6379`,
      natsUrl: 'nats://nats:4222',
      natsLogin: (user: string) => ({
        NATS_USER: user,
        NATS_PASSWORD: given(`NATS_${upper(user)}_PASSWORD`),
      }),
    },
    secretOf: (name: string) => given(`${upper(name)}_SECRET`),
    port: 8080,
    webPort: 3000,
    address: '${PUBLIC_URL:-http://localhost:3000}',
    payments: {},
  });
  if (environment['HEALTH_HOST']) environment['HEALTH_HOST'] = '0.0.0.0';
  return environment;
}

describe('docker-compose.yml', () => {
  it('runs the three engines, the migrator and what the launcher runs, and nothing else', () => {
    expect([...services.keys()].sort()).toEqual(
      ['postgres', 'redis', 'nats', 'migrate', ...PROCESSES.map(({ name }) => name)].sort(),
    );
  });

  describe.each(PROCESSES)('$name', (app) => {
    it('is the same program as under the launcher', () => {
      expect(service(app.name).main).toBe(app.main);
    });

    it('is told what the launcher tells it', () => {
      expect(service(app.name).environment).toMatchObject(asLaunched(app));
    });

    it('can be told everything that it reads, and nothing that it is not known to need', () => {
      const known = [...Object.keys(READS[app.name]!.shape), ...Object.keys(asLaunched(app))];

      expect(Object.keys(service(app.name).environment).sort()).toEqual([...new Set(known)].sort());
    });
  });

  it('tells the migrator what it reads', () => {
    expect(service('migrate').main).toBe('deploy/migrate/dist/migrate.js');
    expect(Object.keys(service('migrate').environment)).toEqual(Object.keys(migrateConfig.shape));
  });

  it("gives a service's role the same URL as the migrator that makes it", () => {
    for (const [name, url] of Object.entries(service('migrate').environment)) {
      const role = /^(\w+)_DATABASE_URL$/.exec(name)?.[1]?.toLowerCase();
      if (role) expect(service(role).environment['DATABASE_URL']).toBe(url);
    }
  });

  it('gives NATS the passwords that its configuration asks for', () => {
    const asked = [...variablesIn(read('deploy/nats/nats.conf'))].filter((name) =>
      name.startsWith('NATS_'),
    );

    expect(service('nats').environment).toEqual(
      Object.fromEntries(asked.map((name) => [name, given(name)])),
    );
  });

  it('publishes one port, the one of the gateway', () => {
    const publishing = [...services].filter(([, one]) => one.ports ?? one.network_mode);

    expect(publishing.map(([name]) => name)).toEqual(['gateway']);
    expect(service('gateway').ports).toEqual(['${PORT:-3000}:3000']);
  });

  it.each([...services.keys()])('comes back by itself, without more rights: %s', (name) => {
    const one = service(name);

    expect(one.restart).toBe(name === 'migrate' ? 'no' : 'unless-stopped');
    expect(one).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('starts nobody before those whom it needs are well', () => {
    for (const [name, { depends_on = {}, healthcheck }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        expect([name, other, condition]).toEqual([
          name,
          other,
          other === 'migrate' ? 'service_completed_successfully' : 'service_healthy',
        ]);
      }
      if (['postgres', 'redis', 'nats'].includes(name)) expect(healthcheck?.test).toBeDefined();
    }
    const behind = PROCESSES.map(({ name }) => name).filter((name) => name !== 'gateway');
    expect(Object.keys(service('gateway').depends_on!).sort()).toEqual([...behind].sort());
    for (const name of behind) {
      expect(Object.keys(service(name).depends_on!).sort()).toEqual(['migrate', 'nats', 'redis']);
    }
  });

  it('has a Redis that keeps what it is given and forgets nothing, and a NATS with streams', () => {
    const redis = service('redis').command!.join(' ');

    expect(redis).toMatch(/^\s*appendonly yes$/m);
    expect(redis).toMatch(/^\s*maxmemory-policy noeviction$/m);
    expect(service('nats').command).toEqual(expect.arrayContaining(['-js', '-sd', '/data']));
  });

  it('has a NATS that has written an event to its disk before it says so, as the local cluster has', () => {
    const configuration = read('deploy/nats/nats.conf');
    const local = read('deploy/k8s/overlays/local/engines/nats.yaml');

    expect(configuration).toMatch(/^jetstream \{\n {2}sync_interval: always\n\}$/m);
    expect(service('nats').command).toContain('/etc/nats/nats.conf');
    expect(local).toContain('-c, /etc/nats/nats.conf,');
    expect(compose).toContain('      - ./deploy/nats/nats.conf:/etc/nats/nats.conf:ro\n');
  });

  it('has a default for no password', () => {
    const lenient = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET))\b(?!:\?)/g)];

    expect(lenient.map(([, name]) => name)).toEqual([]);
  });

  it('reads what .env.example lists, and nothing else', () => {
    const listed = [...read('.env.example').matchAll(/^([A-Z]\w*)=/gm)].map(([, name]) => name!);

    // The one that the shell within a container reads is written $$.
    expect([...variablesIn(compose)].sort()).toEqual(listed.sort());
  });
});

describe("the Kubernetes job's migrator", () => {
  const job = read('deploy/k8s/base/migrate-job.yaml');

  it('is the same program as in compose', () => {
    expect(job).toContain(`command: [node, ${service('migrate').main}]\n`);
  });

  it('is told what it reads', () => {
    const told = [...job.matchAll(/^ +- (?:\{ )?name: ([A-Z_]+)\b/gm)];

    expect(told.map(([, name]) => name)).toEqual(Object.keys(migrateConfig.shape));
  });
});
