import { AckPolicy, DeliverPolicy, jetstream, type Consumer, type JsMsg } from '@nats-io/jetstream';
import { nanos } from '@nats-io/transport-node';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import type { EventContract } from '@cosmic/contracts/message';
import { eventsHandled } from '../metrics';
import type { Nats } from '../nats/nats-connection';
import { traceFrom, withTrace } from '../trace';
import { ensureEventStream, EVENT_STREAM } from './stream';

const ACKNOWLEDGE_WITHIN_MILLISECONDS = 30_000;
const WAIT_FOR_NEXT_MILLISECONDS = 2_000;
const LONGEST_DELAY_MILLISECONDS = 60_000;
const RETRY_CONNECTION_MILLISECONDS = 1_000;

const messageSchema = z.object({ id: z.uuid(), trace: z.string(), payload: z.unknown() });

/** What is done with one kind of event, told with when it was. The effect belongs in the given transaction. */
export interface EventHandler<Payload extends z.ZodType = z.ZodType> {
  readonly event: EventContract<Payload>;
  apply(payload: z.output<Payload>, transaction: EntityManager, at: Date): Promise<void>;
}

/** Ties a handler to its event so that the payload's type follows. */
export function onEvent<Payload extends z.ZodType>(
  event: EventContract<Payload>,
  apply: EventHandler<Payload>['apply'],
): EventHandler {
  return { event, apply } as EventHandler;
}

/**
 * A service's durable consumers, one for each event it handles: what arrives
 * while the service is away waits, and an event delivered twice takes effect
 * once, because its id is recorded in the transaction of its effect. An event
 * that fails is tried again with a growing delay, for as long as the stream
 * keeps it.
 */
export class EventConsumers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private running: Promise<unknown> = Promise.resolve();

  /**
   * @param service  part of the consumers' durable names; under another name every kept event would come again
   */
  constructor(
    private readonly service: string,
    private readonly handlers: readonly EventHandler[],
    private readonly database: DataSource,
    private readonly nats: Nats,
    private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = Promise.all(this.handlers.map((handler) => this.run(handler)));
  }

  /** Finishes the events in hand, then stops. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  private async run(handler: EventHandler): Promise<void> {
    const name = durableName(this.service, handler);
    let consumer: Consumer | undefined;
    let away = false;
    while (!this.stopped) {
      try {
        consumer ??= await this.open(name, handler);
        away = false;
        const message = await consumer.next({ expires: WAIT_FOR_NEXT_MILLISECONDS });
        if (message) await this.handle(message, name, handler);
      } catch (error) {
        consumer = undefined;
        if (this.stopped) return;
        if (!away) this.log.warn({ err: error, consumer: name }, 'events can not be read for now');
        away = true;
        await new Promise((resolve) => setTimeout(resolve, RETRY_CONNECTION_MILLISECONDS));
      }
    }
  }

  private async open(name: string, { event }: EventHandler): Promise<Consumer> {
    const manager = await ensureEventStream(this.nats);
    await manager.consumers.add(EVENT_STREAM, {
      durable_name: name,
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      ack_wait: nanos(ACKNOWLEDGE_WITHIN_MILLISECONDS),
      max_deliver: -1,
      filter_subject: event.subject,
    });
    return jetstream(this.nats.connection).consumers.get(EVENT_STREAM, name);
  }

  private async handle(message: JsMsg, consumer: string, handler: EventHandler): Promise<void> {
    const { subject } = message;
    try {
      const { id, trace, payload } = messageSchema.parse(message.json());
      const outcome = await withTrace(traceFrom(trace), () =>
        this.apply(consumer, handler, { id, payload, at: message.time }),
      );
      eventsHandled.inc({ subject, outcome });
      message.ack();
    } catch (error) {
      eventsHandled.inc({ subject, outcome: 'failed' });
      this.log.error({ err: error, consumer }, 'an event could not be applied');
      message.nak(Math.min(1_000 * 2 ** message.info.deliveryCount, LONGEST_DELAY_MILLISECONDS));
    }
  }

  private async apply(
    consumer: string,
    handler: EventHandler,
    event: { id: string; payload: unknown; at: Date },
  ): Promise<'done' | 'duplicate'> {
    const payload = handler.event.payload.parse(event.payload);
    return this.database.transaction(async (transaction) => {
      const recorded: unknown[] = await transaction.query(
        `INSERT INTO processed_events (consumer, event_id) VALUES ($1, $2)
         ON CONFLICT DO NOTHING RETURNING event_id`,
        [consumer, event.id],
      );
      if (recorded.length === 0) return 'duplicate';
      await handler.apply(payload, transaction, event.at);
      return 'done';
    });
  }
}

/** A durable name may hold no dots. */
function durableName(service: string, { event }: EventHandler): string {
  return `${durablePrefix(service)}${event.subject.replaceAll('.', '-')}`;
}

/** What the names of a service's consumers begin with. */
export function durablePrefix(service: string): string {
  return `${service}--`;
}
