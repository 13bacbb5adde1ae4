import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import type { Nats } from '../nats/nats-connection';
import { EventConsumers } from './event-consumers';
import { onEvent } from './event-handler';

const SUBSCRIBED = SUBSCRIPTIONS.usage;
const [first] = SUBSCRIBED;
const elsewhere = SUBSCRIPTIONS.readings.find((event) => !SUBSCRIBED.includes(event as never))!;

/** The consumers of a service that handles these events; none is asked for before they start. */
const consumersOf = (events: readonly Parameters<typeof onEvent>[0][]) =>
  new EventConsumers(
    'usage',
    events.map((event) => onEvent(event, () => Promise.resolve())),
    {} as DataSource,
    {} as Nats,
    pino({ level: 'silent' }),
  );

describe('a service', () => {
  it('starts where it handles each event that it has subscribed to', () => {
    expect(() => consumersOf(SUBSCRIBED)).not.toThrow();
  });

  it.each([
    ['without a handler', SUBSCRIBED.slice(1), first!.subject],
    ['it has not subscribed to', [...SUBSCRIBED, elsewhere], elsewhere.subject],
  ])('does not start with an event %s', (_, events, subject) => {
    expect(() => consumersOf(events)).toThrow(`handlers differ in ${subject}`);
  });
});
