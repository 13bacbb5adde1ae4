import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { Sealing } from '@cosmic/platform/crypto/sealing';
import { LOG } from '@cosmic/platform/platform.tokens';
import { BLIND_TRIALS, GENERATIONS, KEPT_DAYS } from './sealed-tables';

/** Seals what was asked for and what was told of it. */
@Injectable()
export class ReadingsSealing extends Sealing {
  constructor(database: DataSource, values: SealedValues, @Inject(LOG) log: Logger) {
    super(database, values, [GENERATIONS, BLIND_TRIALS, KEPT_DAYS], log);
  }

  override async run(): Promise<void> {
    // Where sealing looks for it: beside the date that an older release wrote as one.
    await this.database.query(
      `UPDATE blind_trials SET sealed_date = to_char(birth_date, 'YYYY-MM-DD'), birth_date = NULL
       WHERE birth_date IS NOT NULL`,
    );
    await super.run();
  }
}
