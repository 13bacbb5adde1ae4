import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { sealAnew } from '@cosmic/platform/crypto/seal-anew';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { LOG } from '@cosmic/platform/platform.module';
import { Rounds } from '@cosmic/platform/rounds';
import { TOOL_LOGS } from './tool-logs.repository';

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
    const { sealed, left } = await sealAnew(this.database, this.values, TOOL_LOGS);
    if (sealed + left > 0) this.log.info({ sealed, left }, 'rows were sealed');
  }
}
