import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { authEvents } from '@cosmic/contracts/account/auth';
import { billingEvents } from '@cosmic/contracts/billing';
import type { EventContract } from '@cosmic/contracts/message';
import { modelCalledBy, type ModelCalled } from '@cosmic/contracts/model';
import { readingsEvents } from '@cosmic/contracts/readings/readings';
import {
  EventProjection,
  onEvents,
  type EventHandler,
} from '@cosmic/platform/outbox/event-handler';
import { FiguresRepository, type Counted } from './figures.repository';

/** Counts what happened by day, from the events that tell of it. Nothing of whom it happened to is kept. */
@Injectable()
export class FiguresProjection extends EventProjection {
  readonly handlers: readonly EventHandler[];

  constructor(private readonly figures: FiguresRepository) {
    super();
    this.handlers = [
      this.counting(authEvents.userRegistered, () => [{ figure: 'sign-ups', value: 1 }]),
      this.counting(authEvents.signInsCounted, ({ counts: { begun = 0 } }) => [
        { figure: 'sign-ins', value: begun },
      ]),
      this.counting(readingsEvents.failed, ({ toolType }) => [
        { figure: 'failures', name: toolType, value: 1 },
      ]),
      this.counting(readingsEvents.refused, ({ counts }) =>
        Object.entries(counts).map(([name, value]) => ({ figure: 'refusals', name, value })),
      ),
      this.counting(billingEvents.moneyMoved, ({ currency, amount }) => [
        { figure: 'revenue', name: currency, value: amount },
      ]),
      this.counting(modelCalledBy('readings'), ofModelCall),
      this.counting(modelCalledBy('content'), ofModelCall),
    ];
  }

  private counting<Payload extends z.ZodType>(
    event: EventContract<Payload>,
    count: (payload: z.output<Payload>) => Omit<Counted, 'at'>[],
  ): EventHandler {
    return onEvents(
      event,
      (delivered, transaction) =>
        this.figures.add(
          transaction,
          delivered.flatMap(({ payload, at }) => count(payload).map((one) => ({ ...one, at }))),
        ),
      { evenOfForgotten: true },
    );
  }
}

function ofModelCall(call: ModelCalled): Omit<Counted, 'at'>[] {
  const { model, outcome, inputTokens, outputTokens, costMicros } = call;
  return [
    { figure: 'model-calls', name: outcome, value: 1 },
    { figure: 'tokens', name: model, value: inputTokens + outputTokens },
    { figure: 'cost', name: model, value: costMicros },
  ];
}
