import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../docker/compose-file';
import { optionsOfSentinels } from '@cosmic/platform/queue/redis-address';
import { allOf, specOf, workloadsOf } from './testing/pods';

const { PROCESSES } = jest.requireActual<{ PROCESSES: { name: string }[] }>(
  '../local/running/processes.mjs',
);

/** The overlays whose engines are their own. */
const WITH_ENGINES = ['local', 'production-engines'] as const;

/** What CloudNativePG reads, besides the processes. */
const loginOfTheOwner = (overlay: (typeof WITH_ENGINES)[number]) =>
  allOf(overlay, 'Cluster').flatMap((cluster) => {
    const { initdb } = specOf<{ bootstrap: { initdb: { secret: { name: string } } } }>(
      cluster,
    ).bootstrap;
    return ['username', 'password'].map((key) => ({ ...initdb.secret, key, optional: false }));
  });

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cosmic-commands-'));
  for (const path of ['deploy/docker', 'deploy/k8s', '.env.example']) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (script: string, ...args: string[]) =>
  spawnSync('sh', [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
  });

describe('make-secrets.sh', () => {
  interface Secret {
    kind: string;
    metadata: { name: string };
    stringData: Record<string, string>;
  }
  const made = (overlay: (typeof WITH_ENGINES)[number]) => {
    const { status, stdout, stderr } = run('deploy/k8s/make-secrets.sh', overlay);
    expect([status, stderr]).toEqual([0, '']);
    const { items } = JSON.parse(stdout) as { items: Secret[] };
    return new Map(items.map((secret) => [secret.metadata.name, secret.stringData]));
  };

  it('asks for .env first', () => {
    expect(run('deploy/k8s/make-secrets.sh')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('make-env.sh') as string,
    });
  });

  it.each(WITH_ENGINES)('makes every secret that %s refers to, and no other', (overlay) => {
    run('deploy/docker/make-env.sh');
    const env = join(folder, '.env');
    // Production does not go without it.
    const text = readFileSync(env, 'utf8').replace(/^SMTP_URL=$/m, 'SMTP_URL=smtps://mail.example');
    writeFileSync(env, text);
    const secrets = made(overlay);
    const references = [
      ...workloadsOf(overlay).flatMap(({ container }) =>
        container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []),
      ),
      ...loginOfTheOwner(overlay),
    ];

    for (const { name, key, optional } of references) {
      expect([...secrets.keys()]).toContain(name);
      if (!optional) expect(Object.keys(secrets.get(name)!)).toContain(key);
    }
    const known = references.map(({ name, key }) => `${name} ${key}`);
    for (const [name, keys] of secrets) {
      for (const key of Object.keys(keys)) expect(known).toContain(`${name} ${key}`);
    }
  });

  it('makes none for engines that are somebody else’s', () => {
    run('deploy/docker/make-env.sh');

    expect(run('deploy/k8s/make-secrets.sh', 'production')).toMatchObject({
      status: 1,
      stdout: '',
    });
  });

  it('leads to engines by addresses that the processes read, all of them by TLS', () => {
    run('deploy/docker/make-env.sh');
    const secrets = made('production-engines');

    for (const url of Object.values(secrets.get('database')!)) {
      expect(new URL(url)).toMatchObject({
        host: 'cosmic-pooler:5432',
        search: '?sslmode=verify-full',
      });
    }
    expect(new URL(secrets.get('database-owner')!['DATABASE_URL']!)).toMatchObject({
      host: 'cosmic-rw:5432',
      search: '?sslmode=verify-full',
    });
    const { REDIS_URL, REDIS_PASSWORD } = secrets.get('redis')!;
    expect(optionsOfSentinels(REDIS_URL!)).toMatchObject({
      sentinels: [0, 1, 2].map((n) => ({ host: `sentinel-${n}.sentinel`, port: 26_379 })),
      name: 'cosmic',
      password: REDIS_PASSWORD,
      tls: {},
      sentinelTLS: {},
    });
  });

  it('takes what .env holds, whatever characters it is of', () => {
    run('deploy/docker/make-env.sh');
    const file = join(folder, '.env');
    const odd = String.raw`smtps://me:a"b\c$d'e@mail.example:465`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/^SMTP_URL=$/m, () => `SMTP_URL=${odd}`),
    );

    const secrets = made('local');

    expect(secrets.get('auth')!['SMTP_URL']).toBe(odd);
    const password = /^AUTH_DATABASE_PASSWORD=(.+)$/m.exec(readFileSync(file, 'utf8'))![1]!;
    expect(secrets.get('database')!['AUTH_DATABASE_URL']).toBe(
      `postgres://cosmic_auth:${password}@postgres:5432/cosmic`,
    );
  });
});

/** Stands in for a cluster: writes down what it is asked, and says how the migration ended. */
function standInForKubectl(condition: string): () => string[] {
  const bin = join(folder, 'bin');
  const asked = join(folder, 'asked');
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'kubectl'),
    `#!/bin/sh
echo "$*" >> '${asked}'
case $1 in
  kustomize) printf 'image: cosmic-guide:local\\nimage: redis:7.2-bookworm\\n' ;;
  apply) cat >> '${asked}.applied' ;;
  get) printf '${condition}' ;;
esac
`,
  );
  chmodSync(join(bin, 'kubectl'), 0o755);
  return () => readFileSync(asked, 'utf8').trim().split('\n');
}

describe('release.sh', () => {
  it('brings the tables, then the processes, and waits for each of them', () => {
    const asked = standInForKubectl('SuccessCriteriaMet Complete');

    const { status } = run('deploy/k8s/release.sh', 'local', 'registry.example/cosmic-guide:2');

    expect(status).toBe(0);
    const steps = asked().map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(steps.indexOf('delete job')).toBeLessThan(steps.indexOf('apply -f'));
    expect(asked().filter((line) => line.startsWith('apply'))).toEqual([
      'apply -f - --selector app.kubernetes.io/component notin (edge, service, worker)',
      'apply -f -',
    ]);
    expect(steps.indexOf('logs job/migrate')).toBeLessThan(steps.lastIndexOf('apply -f'));
    expect(asked().filter((line) => line.startsWith('rollout'))).toEqual(
      PROCESSES.map(
        ({ name }) => `rollout status deployment/${name} --namespace cosmic-guide --timeout 10m`,
      ),
    );
    expect(readFileSync(join(folder, 'asked.applied'), 'utf8')).toContain(
      'image: registry.example/cosmic-guide:2\nimage: redis:7.2-bookworm\n',
    );
  });

  it('changes no process when the migration failed', () => {
    const asked = standInForKubectl('Failed');

    expect(run('deploy/k8s/release.sh', 'local')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no process was changed') as string,
    });
    expect(asked().filter((line) => line === 'apply -f -')).toEqual([]);
  });
});
