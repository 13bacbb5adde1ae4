import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.module';
import { Provider, summaryOf } from '../provider/provider';
import { Addresses } from './addresses';
import { CustomerSync } from './customer-sync';
import { CustomersRepository, type Claim } from './customers.repository';

const AT_A_TIME = 4;
const POLL_INTERVAL_MS = 1_000;

/**
 * Reads customers again who are due: after a notice, on demand, every night.
 * What is due stands in the table, so any number of replicas share the work
 * and none of it is lost with a process.
 */
@Injectable()
export class SyncLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private nudged = false;
  private wake: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private readonly inHand = new Set<Promise<void>>();

  constructor(
    private readonly customers: CustomersRepository,
    private readonly sync: CustomerSync,
    private readonly addresses: Addresses,
    private readonly provider: Provider,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (this.provider.isSetUp) this.running = this.run();
    else this.log.warn('payments are not set up: without STRIPE_SECRET_KEY nothing can be bought');
  }

  /** Finishes the readings in hand, then stops. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.nudge();
    await this.running;
  }

  /** Looks at once who is due rather than within the second. */
  nudge(): void {
    this.nudged = true;
    this.wake();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      this.nudged = false;
      const taken = await this.take();
      if (taken === 0 || this.inHand.size >= AT_A_TIME) await this.pause();
    }
    await Promise.all(this.inHand);
  }

  private async take(): Promise<number> {
    const free = AT_A_TIME - this.inHand.size;
    if (free === 0) return 0;
    try {
      const claims = await this.customers.claimDue(free);
      for (const claim of claims) this.begin(claim);
      return claims.length;
    } catch (error) {
      this.log.warn({ err: error }, 'who is due can not be read for now');
      return 0;
    }
  }

  private begin(claim: Claim): void {
    const work = this.work(claim).finally(() => {
      this.inHand.delete(work);
      this.nudge();
    });
    this.inHand.add(work);
  }

  private async work(claim: Claim): Promise<void> {
    try {
      await this.sync.run(claim);
      if (claim.userId) await this.addresses.tell(claim.userId);
    } catch (error) {
      this.log.warn(summaryOf(error), 'a customer could not be read; trying again');
      await this.customers.postpone(claim).catch(() => undefined);
    }
  }

  private pause(): Promise<void> {
    if (this.nudged) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_INTERVAL_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
