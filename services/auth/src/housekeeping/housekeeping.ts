import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { CLOCK, type Clock } from '../auth.tokens';
import { SigningKeysService } from '../keys/signing-keys.service';
import { ProfilesService } from '../profiles/profiles.service';
import { HousekeepingRepository } from './housekeeping.repository';

const EVERY_MILLISECONDS = 60 * 60 * 1_000;

/**
 * At the start and once an hour: turns the signing keys over, seals anew what an older secret has
 * sealed, erases what is over. Replicas don't disturb each other.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly keys: SigningKeysService,
    private readonly profiles: ProfilesService,
    private readonly rows: HousekeepingRepository,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const keep = () => {
      this.running = this.keep();
    };
    keep();
    this.timer = setInterval(keep, EVERY_MILLISECONDS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One round. Failing is not fatal: the next is an hour away. */
  async keep(): Promise<void> {
    try {
      await this.keys.rotate();
      await this.profiles.sealAnew();
      await this.rows.purge(this.now());
    } catch (error) {
      this.log.warn({ err: error }, 'the housekeeping failed');
    }
  }
}
