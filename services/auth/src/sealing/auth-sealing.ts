import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { SealedValues } from '@cosmic/platform/crypto/sealed-values';
import { Sealing } from '@cosmic/platform/crypto/sealing';
import { LOG } from '@cosmic/platform/platform.tokens';
import { INVITATIONS, PEOPLE, PUSH_SUBSCRIPTIONS, REMINDERS } from './sealed-tables';

/** Seals anew what is kept of members' mornings, devices, people and invitations. */
@Injectable()
export class AuthSealing extends Sealing {
  constructor(database: DataSource, values: SealedValues, @Inject(LOG) log: Logger) {
    super(database, values, [REMINDERS, PUSH_SUBSCRIPTIONS, PEOPLE, INVITATIONS], log);
  }
}
