import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { IntervalTask } from '@cosmic/platform/interval-task';
import { CLOCK, type Clock } from '../auth.tokens';
import { SigningKeysService } from '../keys/signing-keys.service';
import { ProfilesService } from '../profiles/profiles.service';
import { SecondFactorsService } from '../second-factor/second-factors.service';
import { HousekeepingRepository } from './housekeeping.repository';

const INTERVAL_MS = 60 * 60 * 1_000;

/**
 * At the start and once an hour: turns the signing keys over, seals anew what an older secret has
 * sealed, erases what is over. Replicas don't disturb each other.
 */
@Injectable()
export class Housekeeping extends IntervalTask {
  constructor(
    private readonly keys: SigningKeysService,
    private readonly profiles: ProfilesService,
    private readonly factors: SecondFactorsService,
    private readonly rows: HousekeepingRepository,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) log: Logger,
  ) {
    super(log, { everyMilliseconds: INTERVAL_MS, failure: 'the housekeeping failed' });
  }

  protected async round(): Promise<void> {
    await this.keys.rotate();
    await this.profiles.sealAnew();
    await this.factors.sealAnew();
    await this.rows.purge(this.now());
  }
}
