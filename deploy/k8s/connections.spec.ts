import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allOf, specOf, workloadsOf } from './testing/pods';
import { OVERLAYS, type Overlay } from './testing/overlays';

/** The migrator's: its lock, its owner's, one that migrates. */
const OF_THE_MIGRATOR = 3;
/** Kept back for superusers, and for who looks at, copies or backs up the database. */
const OF_OTHERS = 15;
/** What a process holds where `settings` says nothing. */
const POOL_BY_DEFAULT = 10;

const GUIDE = readFileSync(join(__dirname, 'README.md'), 'utf8');
const inGuide = (parameter: string): number =>
  Number(new RegExp(`${parameter}: ['"](\\d+)['"]`).exec(GUIDE)?.[1]);

interface Deployment {
  replicas?: number;
  strategy: { rollingUpdate: { maxSurge: number } };
}
interface Scaler {
  scaleTargetRef: { name: string };
  maxReplicas?: number;
  maxReplicaCount?: number;
}

/** How many pods of each process with a database there may be at once, a release included. */
function podsOf(overlay: Overlay): Map<string, number> {
  const scalers = ['HorizontalPodAutoscaler', 'ScaledObject'].flatMap((kind) =>
    allOf(overlay, kind).map((manifest) => specOf<Scaler>(manifest)),
  );
  const deployments = new Map(
    allOf(overlay, 'Deployment').map((one) => [one.metadata.name, specOf<Deployment>(one)]),
  );
  const pods = new Map<string, number>();
  for (const { name, kind, container } of workloadsOf(overlay)) {
    if (kind !== 'Deployment' || !container.env?.some((one) => one.name === 'DATABASE_URL'))
      continue;
    const { replicas = 1, strategy } = deployments.get(name)!;
    const scaler = scalers.find(({ scaleTargetRef }) => scaleTargetRef.name === name);
    const most = scaler?.maxReplicas ?? scaler?.maxReplicaCount ?? replicas;
    pods.set(name, most + strategy.rollingUpdate.maxSurge);
  }
  return pods;
}

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** What PostgreSQL takes: the local one's own setting, or what the guide asks for. */
function mostConnections(overlay: Overlay): number {
  if (overlay !== 'local') return inGuide('max_connections');
  const postgres = workloadsOf(overlay).find(({ name }) => name === 'postgres')!;
  return Number(/max_connections=(\d+)/.exec(JSON.stringify(postgres.container))?.[1]);
}

describe.each(OVERLAYS)('connections to PostgreSQL in %s', (overlay) => {
  const settings = allOf(overlay, 'ConfigMap').find(
    ({ metadata }) => metadata.name === 'settings',
  )!['data'] as Record<string, string>;
  const room = mostConnections(overlay) - OF_THE_MIGRATOR - OF_OTHERS;

  it('are fewer than it takes, with every pod that there may be', () => {
    const pods = podsOf(overlay);

    expect(pods.size).toBe(7);
    expect(
      sum(pods.values()) * Number(settings['DATABASE_POOL_SIZE'] ?? POOL_BY_DEFAULT),
    ).toBeLessThanOrEqual(room);
  });
});

it('are fewer than it takes behind the poolers of the guide', () => {
  const roles = new Set(
    [...podsOf('production').keys()].map((name) => name.replace('-worker', '')),
  );
  const poolers = Number(/kind: Pooler[^`]*instances: (\d+)/.exec(GUIDE)?.[1]);

  const connections = roles.size * poolers * inGuide('default_pool_size');

  expect(connections).toBeLessThanOrEqual(inGuide('max_connections') - OF_THE_MIGRATOR - OF_OTHERS);
  expect(sum(podsOf('production').values()) * POOL_BY_DEFAULT).toBeLessThanOrEqual(
    inGuide('max_client_conn'),
  );
});
