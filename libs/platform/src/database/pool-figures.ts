import type { DataSource } from 'typeorm';
import { schemaOf } from './database';
import { fair } from './one-connection';
import { atEachScrape, databaseConnections, databaseConnectionsMax } from '../metrics';

/** Shows how full a process's pool is. @returns ends it */
export function showPool(database: DataSource): () => void {
  const schema = schemaOf(database);
  const { pool } = fair(database);
  return atEachScrape(async () => {
    const { totalCount, idleCount, waitingCount } = pool;
    databaseConnections.set({ schema, state: 'used' }, totalCount - idleCount);
    databaseConnections.set({ schema, state: 'idle' }, idleCount);
    databaseConnections.set({ schema, state: 'waiting' }, waitingCount);
    databaseConnectionsMax.set({ schema }, pool.options.max);
  });
}
