import { EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import { prepareEventStream } from '@cosmic/migrate/event-stream';
import {
  asMigrator,
  CLUSTER_SIZE,
  leaderOf,
  migratorOf,
  startEventCluster,
  untilWhole,
  withEveryPeer,
} from '@cosmic/migrate/testing/event-cluster';
import type { Engine } from '@cosmic/platform/testing/engine';
import type { OwnEngines } from './scenario';

/** A server that is taken for a peer is up to date sooner; one that is not never will be. */
const WHOLE_WITHIN_MS = 30_000;

/** NATS servers of one cluster, each of which keeps every event. */
export interface NatsCluster extends OwnEngines {
  readonly servers: readonly Engine[];
  /** Whether a server is the one that decides what becomes of an event. */
  leads(server: Engine): Promise<boolean>;
  /** Starts a server again and waits until it keeps what all others do. */
  bringBack(server: Engine): Promise<void>;
}

/** Starts such servers, with the stream of events and its consumers. */
export async function startOwnNats(): Promise<NatsCluster> {
  const servers = await startEventCluster();
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  const whole = (late: readonly Engine[]) =>
    withEveryPeer(late, () => untilWhole(servers, WHOLE_WITHIN_MS), 'it is whole');
  const wanted = { ...migratorOf(servers), NATS_STREAM_REPLICAS: CLUSTER_SIZE };
  try {
    await withEveryPeer(servers, () => prepareEventStream(wanted), 'it keeps events');
    await whole(servers);
  } catch (error) {
    await stop(); // nobody else could
    throw error;
  }
  return {
    environment: { NATS_URL: wanted.NATS_URL },
    servers,
    async leads(server) {
      const stream = await asMigrator(servers, ({ streams }) => streams.info(EVENT_STREAM));
      return leaderOf(servers, stream) === server;
    },
    async bringBack(server) {
      await server.start();
      await whole([server]);
    },
    stop,
  };
}
