import { setTimeout } from 'node:timers/promises';
import {
  AckPolicy,
  DeliverPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, errors, nanos } from '@nats-io/transport-node';
import { KEEPERS, type Keeper } from '@cosmic/contracts/member';
import type { EventContract } from '@cosmic/contracts/message';
import {
  durableName,
  EVENT_STREAM,
  EVENT_SUBJECTS,
  SUBSCRIPTIONS,
} from '@cosmic/contracts/subscriptions';
import { loginOf } from '@cosmic/platform/nats/nats-connection';
import type { EventStreamConfig } from './config';

const MINUTE = 60 * 1_000;
const DAY = 24 * 60 * MINUTE;
const MIB = 1024 * 1024;

/** An event that is not applied within this time is delivered again, to another replica if there is one. */
const ACKNOWLEDGE_WITHIN = 30 * 1_000;

/** A cluster that comes up, or that moves a stream, leaves requests unanswered for a while. */
const ASK_FOR = 60 * 1_000;
const ASK_AGAIN_AFTER = 500;
/** The server's code for a cluster that does not know enough of its servers yet. */
const NO_SUITABLE_PEERS = 10005;

/** What the stream is made with. What an operator changes later stays as it is changed. */
const STREAM = {
  name: EVENT_STREAM,
  subjects: [EVENT_SUBJECTS],
  retention: RetentionPolicy.Limits,
  storage: StorageType.File,
  max_age: nanos(7 * DAY),
  max_bytes: 512 * MIB,
  // Covers a relay that died between sending and committing. What comes again later is known to
  // each consumer by its id; the server holds every id of this window in memory.
  duplicate_window: nanos(10 * MINUTE),
};

/** What was made or changed; all empty where everything was as it should be. */
export interface EventStreamReport {
  /** `made`, or `<n> copies` where their number was changed. */
  stream: string[];
  /** The consumers that were made, by name. */
  consumers: string[];
}

/**
 * Makes the stream of events and the consumers that are missing, and gives the stream the number
 * of copies that is asked for. Services have no right to do any of this.
 *
 * @throws Error where NATS can't be reached or refuses
 */
export function prepareEventStream(config: EventStreamConfig): Promise<EventStreamReport> {
  return withManager(config, async (manager) => {
    const stream = await ensureStream(manager, config.NATS_STREAM_REPLICAS);
    const consumers: string[] = [];
    for (const service of KEEPERS) {
      for (const event of SUBSCRIPTIONS[service]) {
        const name = durableName(service, event);
        if (await isThere(() => manager.consumers.info(EVENT_STREAM, name))) continue;
        await insist(() => addConsumer(manager, service, event));
        consumers.push(name);
      }
    }
    return { stream, consumers };
  });
}

/**
 * Has a service hear every event again that the stream still holds, a week of them. What it has
 * applied already it knows by the event's id; so this brings back what is missing, after its
 * database was restored from a backup for one, and nothing else. Its processes go on by themselves.
 *
 * @returns the names of the consumers that begin again
 */
export function replayEvents(config: EventStreamConfig, service: Keeper): Promise<string[]> {
  return withManager(config, async (manager) => {
    for (const event of SUBSCRIPTIONS[service]) {
      const name = durableName(service, event);
      const there = await isThere(() => manager.consumers.info(EVENT_STREAM, name));
      if (there) await manager.consumers.delete(EVENT_STREAM, name);
      await insist(() => addConsumer(manager, service, event));
    }
    return SUBSCRIPTIONS[service].map((event) => durableName(service, event));
  });
}

async function ensureStream(
  manager: JetStreamManager,
  replicas: number | undefined,
): Promise<string[]> {
  const { streams } = manager;
  if (!(await isThere(() => streams.info(EVENT_STREAM)))) {
    await insist(() => streams.add({ ...STREAM, num_replicas: replicas ?? 1 }));
    return ['made'];
  }
  const { config } = await insist(() => streams.info(EVENT_STREAM));
  if (replicas === undefined || config.num_replicas === replicas) return [];
  await insist(() => streams.update(EVENT_STREAM, { num_replicas: replicas }));
  return [`${replicas} copies`];
}

async function addConsumer(
  manager: JetStreamManager,
  service: Keeper,
  event: EventContract,
): Promise<void> {
  await manager.consumers.add(EVENT_STREAM, {
    durable_name: durableName(service, event),
    ack_policy: AckPolicy.Explicit,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(ACKNOWLEDGE_WITHIN),
    max_deliver: -1,
    filter_subject: event.subject,
  });
}

const MISSING: readonly number[] = [
  JetStreamApiCodes.StreamNotFound,
  JetStreamApiCodes.ConsumerNotFound,
];

async function isThere(look: () => Promise<unknown>): Promise<boolean> {
  try {
    await insist(look);
    return true;
  } catch (error) {
    if (error instanceof JetStreamApiError && MISSING.includes(error.code)) return false;
    throw error;
  }
}

/** Asks again what may be asked twice, for a minute, unless the server has said no. */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + ASK_FOR;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (isRefusal(error) || Date.now() > deadline) throw error;
      await setTimeout(ASK_AGAIN_AFTER);
    }
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof errors.PermissionViolationError) return true;
  if (!(error instanceof JetStreamApiError)) return false;
  return error.status < 500 && error.code !== NO_SUITABLE_PEERS;
}

async function withManager<Result>(
  config: EventStreamConfig,
  work: (manager: JetStreamManager) => Promise<Result>,
): Promise<Result> {
  const nats = await connect({ ...loginOf(config), name: 'migrate' });
  try {
    return await work(await jetstreamManager(nats, { checkAPI: false }));
  } finally {
    await nats.close();
  }
}
