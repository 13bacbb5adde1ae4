import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { readingsEvents } from '@cosmic/contracts/readings/readings';
import { EventCounter } from '@cosmic/platform/outbox/event-counter';
import { LOG } from '@cosmic/platform/platform.tokens';
import { quotaRefusals } from '../metrics';
import type { Holder } from './quota.rules';

/** Refusals by whose limit it was: who asks again and again for what is used up causes no row each time. */
@Injectable()
export class Refusals extends EventCounter<Holder> {
  constructor(database: DataSource, @Inject(LOG) log: Logger) {
    super(readingsEvents.refused, database, log);
  }

  override count(holder: Holder): void {
    quotaRefusals.inc({ limit: holder });
    super.count(holder);
  }
}
