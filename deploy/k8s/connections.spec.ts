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

/** What PostgreSQL takes: the overlay's own setting, or what the guide asks for. */
function mostConnections(overlay: Overlay): number {
  const [cluster] = allOf(overlay, 'Cluster');
  const postgres = workloadsOf(overlay).find(({ name }) => name === 'postgres');
  if (postgres)
    return Number(/max_connections=(\d+)/.exec(JSON.stringify(postgres.container))?.[1]);
  if (!cluster) return Number(/max_connections: "(\d+)"/.exec(GUIDE)?.[1]);
  return Number(
    specOf<{ postgresql: { parameters: Record<string, string> } }>(cluster).postgresql.parameters[
      'max_connections'
    ],
  );
}

const roomOf = (overlay: Overlay) => mostConnections(overlay) - OF_THE_MIGRATOR - OF_OTHERS;

/** What a process holds at most. */
function poolOf(overlay: Overlay): number {
  const settings = allOf(overlay, 'ConfigMap').find(
    ({ metadata }) => metadata.name === 'settings',
  )!;
  const { DATABASE_POOL_SIZE } = settings['data'] as Record<string, string>;
  return Number(DATABASE_POOL_SIZE ?? POOL_BY_DEFAULT);
}

describe.each(OVERLAYS.filter((overlay) => allOf(overlay, 'Pooler').length === 0))(
  'connections to PostgreSQL in %s',
  (overlay) => {
    it('are fewer than it takes, with every pod that there may be', () => {
      const pods = podsOf(overlay);

      expect(pods.size).toBe(9);
      expect(sum(pods.values()) * poolOf(overlay)).toBeLessThanOrEqual(roomOf(overlay));
    });
  },
);

it('are fewer than it takes behind the poolers, whoever comes to them', () => {
  const overlay = 'production-engines';
  const pods = podsOf(overlay);
  const roles = new Set([...pods.keys()].map((name) => name.replace('-worker', '')));
  const { instances, pgbouncer } = specOf<{
    instances: number;
    pgbouncer: { parameters: Record<string, string> };
  }>(allOf(overlay, 'Pooler')[0]!);
  const { default_pool_size, max_client_conn } = pgbouncer.parameters;

  expect(roles.size * instances * Number(default_pool_size)).toBeLessThanOrEqual(roomOf(overlay));
  // All of them may come to one pooler, while the other is away.
  expect(sum(pods.values()) * poolOf(overlay)).toBeLessThanOrEqual(Number(max_client_conn));
});
