import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { EventContract } from '@cosmic/contracts/message';
import { withTrace } from '../trace';

/** One event as it happened. */
export interface DeliveredEvent<Payload> {
  payload: Payload;
  at: Date;
  trace: string;
}

/** What is done with one kind of event, in their order. The effect belongs in the given transaction. */
export interface EventHandler<Payload extends z.ZodType = z.ZodType> {
  readonly event: EventContract<Payload>;
  apply(
    delivered: readonly DeliveredEvent<z.output<Payload>>[],
    transaction: EntityManager,
  ): Promise<void>;
  /** What follows once that is committed; it is skipped where the process ends in between. */
  afterwards?(delivered: readonly DeliveredEvent<z.output<Payload>>[]): void;
  /**
   * Whether events of a member who was erased meanwhile, named by `userId`, are applied as well. By
   * default they are passed over: nothing may be written down of that member any more.
   */
  readonly evenOfForgotten?: boolean;
}

interface EventOptions<Payload extends z.ZodType> extends Pick<EventHandler, 'evenOfForgotten'> {
  /** What follows on each once it is committed. */
  afterwards?: (payload: z.output<Payload>) => void;
}

/** Ties what is done with each event, told with when it was, to its event so that the payload's type follows. */
export function onEvent<Payload extends z.ZodType>(
  event: EventContract<Payload>,
  apply: (payload: z.output<Payload>, transaction: EntityManager, at: Date) => Promise<void>,
  { afterwards, evenOfForgotten }: EventOptions<Payload> = {},
): EventHandler {
  return onEvents(
    event,
    async (delivered, transaction) => {
      for (const { payload, at, trace } of delivered) {
        await withTrace(trace, () => apply(payload, transaction, at));
      }
    },
    {
      afterwards: (delivered) => delivered.forEach(({ payload }) => afterwards?.(payload)),
      evenOfForgotten,
    },
  );
}

/** Like {@link onEvent}, where many events take effect together. */
export function onEvents<Payload extends z.ZodType>(
  event: EventContract<Payload>,
  apply: EventHandler<Payload>['apply'],
  options: Pick<EventHandler<Payload>, 'afterwards' | 'evenOfForgotten'> = {},
): EventHandler {
  return { event, apply, ...options } as EventHandler;
}

/**
 * A provider that keeps something from events. A service's {@link EventConsumersModule} finds it
 * among the providers of all modules and gives its handlers what they wait for.
 */
export abstract class EventProjection {
  abstract readonly handlers: readonly EventHandler[];
}
