import { jetstreamManager } from '@nats-io/jetstream';
import type { Keeper } from '@cosmic/contracts/member';
import { durableName, EVENT_STREAM, SUBSCRIPTIONS } from '@cosmic/contracts/subscriptions';
import { atEachScrape, eventsPending } from '../metrics';
import type { Nats } from '../nats/nats-connection';

/**
 * Shows how many events wait for a service in the stream. While NATS can't be asked nothing is
 * shown: an old figure would say that all is well.
 *
 * @returns ends it
 */
export function showConsumers(service: Keeper, nats: Nats): () => void {
  return atEachScrape(async () => {
    eventsPending.reset();
    const manager = await jetstreamManager(nats.connection, { checkAPI: false });
    await Promise.all(
      SUBSCRIPTIONS[service].map(async (event) => {
        const name = durableName(service, event);
        const info = await manager.consumers.info(EVENT_STREAM, name);
        // Those that nobody has been given yet, and those that somebody has and not finished.
        const pending = info.num_pending + info.num_ack_pending;
        eventsPending.set({ subject: event.subject }, pending);
      }),
    );
  });
}
