import { jetstream, type Consumer, type ConsumerMessages, type JsMsg } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Keeper } from '@cosmic/contracts/member';
import { durableName, EVENT_STREAM, SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import { eventsHandled } from '../metrics';
import type { ForgottenMembers } from '../members/forgotten-members';
import type { Nats } from '../nats/nats-connection';
import { traceFrom } from '../trace';
import { showConsumers } from './consumer-figures';
import type { EventHandler, DeliveredEvent } from './event-handler';

const WAIT_FOR_NEXT_MS = 2_000;
const MAX_DELAY_MS = 60_000;
const RETRY_CONNECTION_MS = 1_000;
/** How many events are applied in one transaction, where so many wait. */
const BATCH = 100;
/** Between two batches: what happens meanwhile is applied together, at a fraction of the cost. */
const BATCH_WINDOW_MS = 50;

const messageSchema = z.object({ id: z.uuid(), trace: z.string(), payload: z.unknown() });

/** A message of the stream and what it tells. */
interface Delivery {
  message: JsMsg;
  id: string;
  delivered: DeliveredEvent<unknown>;
}

/**
 * A service's durable consumers, one for each event it handles: what arrives
 * while the service is away waits, and an event delivered twice takes effect
 * once, because its id is recorded in the transaction of its effect. Events
 * that wait are applied together; where that fails, each by itself. An event
 * that fails is tried again with a growing delay, for as long as the stream
 * keeps it.
 */
export class EventConsumers {
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();
  private hide = () => {};
  /** What waits for an event. */
  private readonly pulls = new Set<ConsumerMessages>();

  /**
   * @throws Error where the handlers are not those of the service's subscriptions: the events of
   *   one without a handler would wait for ever, and a handler without one would never hear any
   */
  constructor(
    private readonly service: Keeper,
    private readonly handlers: readonly EventHandler[],
    private readonly database: DataSource,
    private readonly nats: Nats,
    private readonly log: Logger,
    private readonly forgotten?: ForgottenMembers,
  ) {
    const subscribed = SUBSCRIPTIONS[service].map(({ subject }) => subject);
    const handled = handlers.map(({ event }) => event.subject);
    const odd = [
      ...subscribed.filter((subject) => !handled.includes(subject)),
      ...handled.filter((subject) => !subscribed.includes(subject)),
    ];
    if (odd.length > 0) throw new Error(`subscriptions and handlers differ in ${odd.join(', ')}`);
  }

  /** Starts consuming; returns at once. */
  start(): void {
    this.hide = showConsumers(this.service, this.nats);
    this.running = Promise.all(this.handlers.map((handler) => this.run(handler)));
  }

  /** Finishes the events in hand, then stops. The stream delivers again what arrives meanwhile. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.hide();
    for (const pull of this.pulls) pull.stop();
    await this.running;
  }

  private async run(handler: EventHandler): Promise<void> {
    const name = durableName(this.service, handler.event);
    let consumer: Consumer | undefined;
    let away = false;
    while (!this.stopped) {
      try {
        consumer ??= await jetstream(this.nats.connection).consumers.get(EVENT_STREAM, name);
        away = false;
        const messages = await this.waiting(consumer);
        await this.handle(messages, name, handler);
        if (messages.length > 0 && messages.length < BATCH) await pause(BATCH_WINDOW_MS);
      } catch (error) {
        consumer = undefined;
        if (this.stopped) return;
        if (!away) this.log.warn({ err: error, consumer: name }, 'events can not be read for now');
        away = true;
        await pause(RETRY_CONNECTION_MS);
      }
    }
  }

  /** The next event, as soon as there is one, and those that wait behind it; none after a while without any. */
  private async waiting(consumer: Consumer): Promise<JsMsg[]> {
    const pull = await consumer.fetch({ max_messages: 1, expires: WAIT_FOR_NEXT_MS });
    this.pulls.add(pull);
    if (this.stopped) pull.stop();
    const [first] = await collect(pull).finally(() => this.pulls.delete(pull));
    if (!first) return [];
    const behind = Math.min(first.info.pending, BATCH - 1);
    if (behind === 0) return [first];
    // As many as are there: nothing has to be waited for.
    const rest = await consumer.fetch({ max_messages: behind, expires: WAIT_FOR_NEXT_MS });
    return [first, ...(await collect(rest))];
  }

  private async handle(
    messages: readonly JsMsg[],
    consumer: string,
    handler: EventHandler,
  ): Promise<void> {
    const deliveries = messages.flatMap((message) => this.read(message, consumer, handler));
    if (deliveries.length === 0) return;
    if (deliveries.length > 1 && (await this.applied(deliveries, consumer, handler))) return;
    for (const delivery of deliveries) {
      await this.applied([delivery], consumer, handler, (error) =>
        this.refuse(delivery.message, consumer, error),
      );
    }
  }

  private read(message: JsMsg, consumer: string, { event }: EventHandler): Delivery[] {
    try {
      const { id, trace, payload } = messageSchema.parse(message.json());
      const delivered = {
        payload: event.payload.parse(payload),
        at: message.time,
        trace: traceFrom(trace),
      };
      return [{ message, id, delivered }];
    } catch (error) {
      this.refuse(message, consumer, error);
      return [];
    }
  }

  /** Applies events, all or none. @returns whether they are */
  private async applied(
    deliveries: readonly Delivery[],
    consumer: string,
    handler: EventHandler,
    otherwise?: (error: unknown) => void,
  ): Promise<boolean> {
    try {
      const isNew = await this.apply(deliveries, consumer, handler);
      deliveries.forEach((delivery) => {
        const outcome = isNew.has(delivery) ? 'done' : 'duplicate';
        eventsHandled.inc({ subject: delivery.message.subject, outcome });
        delivery.message.ack();
      });
      if (isNew.size > 0) handler.afterwards?.([...isNew].map(({ delivered }) => delivered));
      return true;
    } catch (error) {
      otherwise?.(error);
      return false;
    }
  }

  private refuse(message: JsMsg, consumer: string, error: unknown): void {
    eventsHandled.inc({ subject: message.subject, outcome: 'failed' });
    this.log.error({ err: error, consumer }, 'an event could not be applied');
    message.nak(Math.min(1_000 * 2 ** message.info.deliveryCount, MAX_DELAY_MS));
  }

  /** @returns those that had no effect before */
  private async apply(
    deliveries: readonly Delivery[],
    consumer: string,
    handler: EventHandler,
  ): Promise<ReadonlySet<Delivery>> {
    return this.database.transaction(async (transaction) => {
      const recorded: { id: string }[] = await transaction.query(
        `INSERT INTO processed_events (consumer, event_id)
         SELECT $1, id FROM unnest($2::uuid[]) AS id
         ON CONFLICT DO NOTHING RETURNING event_id AS id`,
        [consumer, deliveries.map(({ id }) => id)],
      );
      const unseen = new Set(recorded.map(({ id }) => id));
      // One that was delivered twice in this batch is new only the first time.
      const isNew = deliveries.filter(({ id }) => unseen.delete(id));
      const applied = await this.ofThoseWhoStay(isNew, handler, transaction);
      if (applied.length > 0) {
        await handler.apply(
          applied.map(({ delivered }) => delivered),
          transaction,
        );
      }
      return new Set(isNew);
    });
  }

  /** Without events of members who were erased meanwhile. */
  private async ofThoseWhoStay(
    deliveries: readonly Delivery[],
    { evenOfForgotten }: EventHandler,
    transaction: EntityManager,
  ): Promise<readonly Delivery[]> {
    if (!this.forgotten || evenOfForgotten) return deliveries;
    const memberOf = ({ delivered }: Delivery) =>
      (delivered.payload as { userId?: string } | null)?.userId;
    const gone = await this.forgotten.among(
      transaction,
      deliveries.flatMap((one) => memberOf(one) ?? []),
    );
    return deliveries.filter((one) => !gone.has(memberOf(one) ?? ''));
  }
}

async function collect(pull: ConsumerMessages): Promise<JsMsg[]> {
  const messages: JsMsg[] = [];
  for await (const message of pull) messages.push(message);
  return messages;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
