import { liveClientOf, type Actor } from '@cosmic/contracts/message';
import type { Push } from '@cosmic/contracts/live';
import type { Nats } from './nats-connection';

/** The subject on which an actor's pushes travel. */
export function liveSubject(client: string): string {
  return `live.${client}`;
}

/**
 * Pushes to whoever of the actor's tabs is listening. A hint: when nobody
 * listens, or NATS is away, it is lost, and the row it speaks of still tells.
 */
export function pushTo(nats: Nats, actor: Actor, push: Push): void {
  if (!nats.connected) return;
  nats.connection.publish(liveSubject(liveClientOf(actor)), JSON.stringify(push));
}
