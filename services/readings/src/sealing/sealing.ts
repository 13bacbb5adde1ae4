import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { sealAnew } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { LOG } from '@cosmic/platform/platform.module';
import { Rounds } from '@cosmic/platform/rounds';
import { BLIND_TRIALS, GENERATIONS } from './sealed-tables';

const EVERY_MILLISECONDS = 60 * 60 * 1_000;

/**
 * Once an hour, for the first time an hour after the start: seals what lies open or under an older
 * secret. By then a release has rolled out, and no process is left that can not open it.
 */
@Injectable()
export class Sealing extends Rounds {
  constructor(
    private readonly database: DataSource,
    private readonly values: SealedValues,
    @Inject(LOG) log: Logger,
  ) {
    super(log, {
      everyMilliseconds: EVERY_MILLISECONDS,
      firstLater: true,
      failure: 'rows could not be sealed',
    });
  }

  async round(): Promise<void> {
    // Where sealing looks for it: beside the date that an older release wrote as one.
    await this.database.query(
      `UPDATE blind_trials SET sealed_date = to_char(birth_date, 'YYYY-MM-DD'), birth_date = NULL
       WHERE birth_date IS NOT NULL`,
    );
    for (const table of [GENERATIONS, BLIND_TRIALS]) {
      const { sealed, left } = await sealAnew(this.database, this.values, table);
      if (sealed + left > 0)
        this.log.info({ table: table.table, sealed, left }, 'rows were sealed');
    }
  }
}
