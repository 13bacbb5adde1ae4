import { Inject } from '@nestjs/common';
import { Processor } from '@nestjs/bullmq';
import type { Logger } from 'pino';
import { LOG } from '@cosmic/platform/platform.tokens';
import { QueueProcessor, type JobRun } from '@cosmic/platform/queue/queue-processor';
import type { JobPointer } from '@cosmic/platform/queue/work-queue';
import { Provider, summaryOf } from '../provider/provider';
import { Addresses } from './addresses';
import { CustomerSync } from './customer-sync';
import { CustomersRepository, type Claim } from './customers.repository';
import { SYNC_QUEUE } from './sync.queue';

const CUSTOMERS_AT_A_TIME = 4;

/**
 * Reads customers again who are due: after a notice, on demand, every night. What is due stands in
 * the table, and which of two readings may be written down is decided there, so that any number of
 * workers share the work and a job that runs twice does no harm.
 */
@Processor(SYNC_QUEUE.name)
export class SyncProcessor extends QueueProcessor {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly sync: CustomerSync,
    private readonly addresses: Addresses,
    private readonly provider: Provider,
    @Inject(LOG) log: Logger,
  ) {
    super({ ...SYNC_QUEUE, concurrency: CUSTOMERS_AT_A_TIME }, log);
  }

  override onApplicationBootstrap(): void {
    if (!this.provider.isSetUp) {
      this.log.warn('payments are not set up: without STRIPE_SECRET_KEY nothing can be bought');
    }
    super.onApplicationBootstrap();
  }

  async work({ rowId }: JobPointer, { signal }: JobRun): Promise<void> {
    if (!this.provider.isSetUp) return;
    // A notice that comes in meanwhile makes the customer due again, and finds this job alive.
    while (!signal.aborted) {
      const claim = await this.customers.claim(rowId);
      if (!claim) return;
      await this.read(claim);
    }
  }

  private async read(claim: Claim): Promise<void> {
    try {
      await this.sync.run(claim);
      if (claim.userId) await this.addresses.tell(claim.userId);
    } catch (error) {
      this.log.warn(summaryOf(error), 'a customer could not be read; trying again');
      await this.customers.postpone(claim).catch(() => undefined);
    }
  }
}
