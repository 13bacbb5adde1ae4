import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { z } from 'zod';
import { LOG } from '@cosmic/platform/platform.tokens';
import { ScheduledTask } from '@cosmic/platform/schedule/scheduled-task';
import { CustomersRepository } from '../customers/customers.repository';
import { APP } from '../provider/marks';
import { Provider, summaryOf } from '../provider/provider';
import { idOf } from '../provider/snapshot';
import { WebhookEventsRepository } from '../webhooks/webhook-events.repository';
import { ReconciliationsRepository } from './reconciliations.repository';

const POLL_INTERVAL_MS = 60_000;

/** In UTC: half past eight in the morning where most of the members live, after Stripe's own night work. */
const NIGHTLY_FROM_HOUR = 3;

/**
 * Mends what no notice told of. Every minute: those whose time is over. Every
 * night: everybody, and those of our customers whom Stripe knows and we do not,
 * as after a database was restored.
 */
@Injectable()
export class Reconciler extends ScheduledTask {
  constructor(
    private readonly provider: Provider,
    private readonly customers: CustomersRepository,
    private readonly events: WebhookEventsRepository,
    private readonly reconciliations: ReconciliationsRepository,
    @Inject(LOG) private readonly log: Logger,
  ) {
    super({ name: 'reconciliation', everyMs: POLL_INTERVAL_MS, firstLater: true });
  }

  async run(): Promise<void> {
    if (this.provider.isSetUp) await this.look(new Date());
  }

  /** One look at the clock. Failing is not fatal: the next is a minute away. */
  async look(now: Date): Promise<void> {
    try {
      await this.customers.makeLapsedDue();
      if (now.getUTCHours() >= NIGHTLY_FROM_HOUR && (await this.reconciliations.begin())) {
        await this.reconcile();
      }
    } catch (error) {
      this.log.warn(summaryOf(error), 'the comparison with Stripe failed');
    }
  }

  /** Compares everybody with Stripe. */
  async reconcile(): Promise<void> {
    const adopted = await this.adoptUnknown();
    const queued = await this.customers.makeAllDue();
    await this.events.forgetOld();
    await this.customers.forgetUnnamed();
    await this.reconciliations.finish(queued, adopted);
    this.log.info({ queued, adopted }, 'everybody is compared with Stripe');
  }

  private async adoptUnknown(): Promise<number> {
    let adopted = 0;
    for await (const { metadata, customer } of this.provider.stripe.subscriptions.list({
      limit: 100,
    })) {
      const userId = z.uuid().safeParse(metadata['userId']);
      const id = idOf(customer);
      if (metadata['app'] !== APP || !userId.success || !id) continue;
      if (await this.customers.adopt(userId.data, id)) adopted += 1;
    }
    return adopted;
  }
}
