import { jetstreamManager } from '@nats-io/jetstream';
import type { Nats } from '../nats/nats-connection';
import { durablePrefix } from '../outbox/event-consumers';
import { EVENT_STREAM } from '../outbox/stream';

/**
 * Has a service hear every event again that the stream still holds, a week of them. What it has
 * applied already it knows by the event's id; so this brings back what is missing, after its
 * database was restored from a backup for one, and nothing else. Its processes make their
 * consumers anew within seconds.
 *
 * @returns the names of the consumers that begin again
 */
export async function replayEvents(nats: Nats, service: string): Promise<string[]> {
  const manager = await jetstreamManager(nats.connection, { checkAPI: false });
  const names: string[] = [];
  for await (const { name } of manager.consumers.list(EVENT_STREAM)) {
    if (name.startsWith(durablePrefix(service))) names.push(name);
  }
  for (const name of names) await manager.consumers.delete(EVENT_STREAM, name);
  return names.sort();
}
