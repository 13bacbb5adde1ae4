import { EVENT_STREAM } from '@cosmic/contracts/subscriptions';
import { prepareEventStream } from '@cosmic/migrate/event-stream';
import {
  asMigrator,
  CLUSTER_SIZE,
  leaderOf,
  migratorOf,
  startEventCluster,
  untilWhole,
} from '@cosmic/migrate/testing/event-cluster';
import type { Engine } from '@cosmic/platform/testing/engine';
import type { OwnEngines } from './scenario';

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
  const wanted = { ...migratorOf(servers), NATS_STREAM_REPLICAS: CLUSTER_SIZE };
  try {
    await prepareEventStream(wanted);
    await untilWhole(servers);
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
      await untilWhole(servers);
    },
    stop,
  };
}
