import { Injectable } from '@nestjs/common';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { Provider } from '../provider/provider';
import { CustomersRepository } from './customers.repository';
import { SyncQueue } from './sync.queue';

const SWEEP_INTERVAL_MS = 1_000;

/** Customers of one sweep; each second brings another. */
const MAX_AT_A_TIME = 500;

/**
 * Adds a job for every customer who is due: after a failure, by the night's comparison, or because
 * the job was never added or Redis lost it. One whose job waits already is left as it is.
 */
@Injectable()
export class DueCustomers extends ScheduledTask {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly queue: SyncQueue,
    private readonly provider: Provider,
  ) {
    super({ name: 'sync', everyMs: SWEEP_INTERVAL_MS });
  }

  async run(): Promise<void> {
    if (!this.provider.isSetUp) return;
    const due = await this.customers.due(MAX_AT_A_TIME);
    await Promise.all(due.map((id) => this.queue.addCustomer(id)));
  }
}
