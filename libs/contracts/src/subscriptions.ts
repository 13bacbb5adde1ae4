import { authEvents } from './account/auth';
import { billingEvents } from './billing';
import type { Keeper } from './member';
import type { EventContract } from './message';
import { modelCalledBy } from './model';
import { readingsEvents } from './readings/readings';

/** The one stream that keeps every event. */
export const EVENT_STREAM = 'EVENTS';

/** What every subject of an event begins with. */
export const EVENT_SUBJECTS = 'event.>';

/**
 * The events that each service hears, each by a durable consumer of its own. The migrator makes
 * the consumers, a service may only read from them, and `deploy/nats/nats.conf` names them.
 */
export const SUBSCRIPTIONS: Readonly<Record<Keeper, readonly EventContract[]>> = {
  // Its own deletions for a database that was restored to before them.
  auth: [authEvents.userDeleted, billingEvents.subscriptionChanged],
  billing: [authEvents.addressChanged, authEvents.userDeleted],
  readings: [
    authEvents.guestRecognised,
    authEvents.profileChanged,
    authEvents.userDeleted,
    billingEvents.planPublished,
    billingEvents.subscriptionChanged,
  ],
  content: [
    authEvents.guestRecognised,
    authEvents.userDeleted,
    billingEvents.planPublished,
    billingEvents.subscriptionChanged,
  ],
  usage: [
    authEvents.signInsCounted,
    authEvents.userDeleted,
    authEvents.userRegistered,
    billingEvents.moneyMoved,
    modelCalledBy('content'),
    modelCalledBy('readings'),
    readingsEvents.completed,
    readingsEvents.erased,
    readingsEvents.handedOver,
    readingsEvents.failed,
    readingsEvents.refused,
  ],
};

/**
 * The name of the consumer by which a service hears an event; it may hold no dots. Under another
 * name the service would hear again every event that is kept.
 */
export function durableName(service: Keeper, event: EventContract): string {
  return `${service}--${event.subject.replaceAll('.', '-')}`;
}
