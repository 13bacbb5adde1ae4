import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { ScheduledTask } from '../schedule/scheduled-task';
import { sealAnew, type SealedTable } from './seal-anew';
import type { SealedValues } from './sealed-values';

const INTERVAL_MS = 60 * 60 * 1_000;

/**
 * Once an hour, for the first time when the process is an hour old: seals what lies open or under an older
 * secret. By then a release has rolled out, and no process is left that can not open it.
 */
export class Sealing extends ScheduledTask {
  constructor(
    protected readonly database: DataSource,
    private readonly values: SealedValues,
    private readonly tables: readonly SealedTable[],
    private readonly log: Logger,
  ) {
    super({ name: 'sealing', everyMs: INTERVAL_MS, firstLater: true });
  }

  async run(): Promise<void> {
    for (const table of this.tables) {
      const { sealed, left } = await sealAnew(this.database, this.values, table);
      if (sealed + left > 0)
        this.log.info({ table: table.table, sealed, left }, 'rows were sealed');
    }
  }
}
