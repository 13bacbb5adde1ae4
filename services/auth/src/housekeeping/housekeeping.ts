import { Inject, Injectable } from '@nestjs/common';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { CLOCK, type Clock } from '../auth.tokens';
import { SigningKeysService } from '../keys/signing-keys.service';
import { ProfilesService } from '../profiles/profiles.service';
import { SecondFactorSealing } from '../second-factor/second-factor-sealing';
import { HousekeepingRepository } from './housekeeping.repository';

const INTERVAL_MS = 60 * 60 * 1_000;

/**
 * When a worker starts and once an hour: turns the signing keys over, seals anew what an older
 * secret has sealed, erases what is over. Replicas don't disturb each other.
 */
@Injectable()
export class Housekeeping extends ScheduledTask {
  constructor(
    private readonly keys: SigningKeysService,
    private readonly profiles: ProfilesService,
    private readonly factors: SecondFactorSealing,
    private readonly rows: HousekeepingRepository,
    @Inject(CLOCK) private readonly now: Clock,
  ) {
    super({ name: 'housekeeping', everyMs: INTERVAL_MS });
  }

  async run(): Promise<void> {
    await this.keys.rotate();
    await this.profiles.sealAnew();
    await this.factors.sealAnew();
    await this.rows.purge(this.now());
  }
}
