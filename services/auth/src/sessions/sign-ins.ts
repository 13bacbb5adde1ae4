import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { authEvents } from '@cosmic/contracts/account/auth';
import { EventCounter } from '@cosmic/platform/outbox/event-counter';
import { LOG } from '@cosmic/platform/platform.tokens';

/** How many sessions were begun: an event for each would cost as much as a tenth of its password check. */
@Injectable()
export class SignIns extends EventCounter<'begun'> {
  constructor(database: DataSource, @Inject(LOG) log: Logger) {
    super(authEvents.signInsCounted, database, log);
  }
}
