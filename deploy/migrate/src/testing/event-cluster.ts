import {
  jetstreamManager,
  type ClusterInfo,
  type JetStreamManager,
  type StreamInfo,
} from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import type { BusConfig } from '@cosmic/platform/config';
import { loginOf } from '@cosmic/platform/nats/nats-connection';
import { startNatsCluster, type Engine } from '@cosmic/platform/testing/engine';
import { until } from '@cosmic/platform/testing/until';
import { NATS_CONFIG, natsPasswords } from './world';

/** Servers of a cluster, and how many copies of each event it then keeps. */
export const CLUSTER_SIZE = 3;

/** Starts the servers of one cluster, without the stream of events. */
export const startEventCluster = (): Promise<Engine[]> =>
  startNatsCluster(CLUSTER_SIZE, NATS_CONFIG, natsPasswords());

/** Where servers are, and the login of whoever may make streams and consumers. */
export const migratorOf = (servers: readonly Engine[]): Required<BusConfig> => ({
  NATS_URL: servers.map(({ url }) => url).join(','),
  NATS_USER: 'migrator',
  NATS_PASSWORD: natsPasswords()['NATS_MIGRATOR_PASSWORD']!,
});

/** Looks at a stream or changes it, as the migrator may. */
export async function asMigrator<Result>(
  servers: readonly Engine[],
  work: (manager: JetStreamManager) => Promise<Result>,
): Promise<Result> {
  const nats = await connect(loginOf(migratorOf(servers)));
  try {
    return await work(await jetstreamManager(nats, { checkAPI: false }));
  } finally {
    await nats.close();
  }
}

/** Waits until every server has the whole stream of events and where each consumer stands. */
export function untilWhole(servers: readonly Engine[]): Promise<StreamInfo> {
  return asMigrator(servers, ({ streams, consumers }) =>
    until(async () => {
      try {
        const stream = await streams.info(EVENT_STREAM);
        if (!isWhole(stream)) return null;
        return (await consumers.list(EVENT_STREAM).next()).every(isWhole) && stream;
      } catch {
        return null; // nobody answers while a leader is chosen
      }
    }, 'all servers keep the events'),
  );
}

/** The server that decides what becomes of an event. */
export const leaderOf = (servers: readonly Engine[], { cluster }: StreamInfo): Engine =>
  servers[Number(cluster?.leader?.replace('nats-', ''))]!;

/** The leader names the others, and how far they are. */
function isWhole({ cluster }: { cluster?: ClusterInfo }): boolean {
  const { leader, replicas = [] } = cluster ?? {};
  return (
    Boolean(leader) &&
    replicas.length === CLUSTER_SIZE - 1 &&
    replicas.every(({ current }) => current)
  );
}
