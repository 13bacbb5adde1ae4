import {
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { Nats } from '../nats/nats-connection';

/** The one stream that keeps every event. */
export const EVENT_STREAM = 'EVENTS';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Makes sure the stream is there. Messages with the same id within two days
 * are stored once, which covers a relay that was away for that long between
 * sending and committing.
 */
export async function ensureEventStream(nats: Nats): Promise<JetStreamManager> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  await manager.streams.add({
    name: EVENT_STREAM,
    subjects: ['event.>'],
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    max_age: nanos(7 * DAY),
    duplicate_window: nanos(2 * DAY),
  });
  return manager;
}
