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
  nats.connection.publish(liveSubject(liveClientOf(actor)), writePush(push));
}

/** A push as it travels: JSON whose first member is its type. */
export function writePush({ type, ...payload }: Push): string {
  return JSON.stringify({ type, ...payload });
}

const TYPE_FIRST = /^\{"type":"([\w.-]+)"(?:,|(?=\}))/;

/**
 * Splits a push into its type and the rest. It parses only the type, because parsing the rest would be
 * most of the cost of forwarding it to a browser.
 *
 * @returns its type, and the other members as JSON
 * @throws Error for what `writePush` did not write
 */
export function typeOfPush(json: string): { type: string; payload: string } {
  const [beginning, type] = TYPE_FIRST.exec(json) ?? [];
  if (beginning === undefined || type === undefined) {
    throw new Error('a push does not begin with its type');
  }
  return { type, payload: `{${json.slice(beginning.length)}` };
}
