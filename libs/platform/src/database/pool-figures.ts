import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { schemaOf } from './database';
import { atEachScrape, databaseConnections, databaseConnectionsMax } from '../metrics';

/** Shows how full a process's pool is. @returns ends it */
export function showPool(database: DataSource): () => void {
  const schema = schemaOf(database);
  const pool = (database.driver as unknown as { master: Pool }).master;
  return atEachScrape(async () => {
    const { totalCount, idleCount, waitingCount } = pool;
    databaseConnections.set({ schema, state: 'used' }, totalCount - idleCount);
    databaseConnections.set({ schema, state: 'idle' }, idleCount);
    databaseConnections.set({ schema, state: 'waiting' }, waitingCount);
    databaseConnectionsMax.set({ schema }, pool.options.max);
  });
}
