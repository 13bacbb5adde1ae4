import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { Sealing } from '@cosmic/platform/crypto/sealing';
import { LOG } from '@cosmic/platform/platform.tokens';
import { TOOL_LOGS } from './tool-logs.repository';

/** Seals the log of finished readings. */
@Injectable()
export class ToolLogsSealing extends Sealing {
  constructor(database: DataSource, values: SealedValues, @Inject(LOG) log: Logger) {
    super(database, values, [TOOL_LOGS], log);
  }
}
