import type { DataSource } from 'typeorm';
import { schemaOf } from '../database/database';
import { atEachScrape, outboxOldestSeconds, outboxUnsent } from '../metrics';

/**
 * Shows how far a service's events lag behind. While the database can't be asked nothing is
 * shown: an old figure would say that all is well.
 *
 * @returns ends it
 */
export function showOutbox(database: DataSource): () => void {
  const schema = schemaOf(database);
  return atEachScrape(async () => {
    outboxUnsent.remove({ schema });
    outboxOldestSeconds.remove({ schema });
    const [{ unsent, seconds }] = await database.query(
      `SELECT count(*)::integer AS unsent,
              coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float AS seconds
       FROM outbox`,
    );
    outboxUnsent.set({ schema }, unsent);
    outboxOldestSeconds.set({ schema }, Math.max(0, seconds));
  });
}
