import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { billingEvents, type Plan, type PlanList } from '@cosmic/contracts/billing';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { Provider } from '../stripe/provider/provider';
import { GRACE_DAYS, PLANS } from './plan-table';
import { PlansRepository } from './plans.repository';

@Injectable()
export class PlansService implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly plans: PlansRepository,
    private readonly relay: OutboxRelay,
    private readonly provider: Provider,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.publish(PLANS);
  }

  /** The plans that can be had, and on which terms. */
  list(): PlanList {
    return { plans: [...PLANS], graceDays: GRACE_DAYS, payments: this.provider.payments };
  }

  /**
   * Stores plans and tells of those that are new or changed. Of replicas that
   * start together one tells: the others find the row as it should be.
   */
  async publish(plans: readonly Plan[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      for (const plan of plans) {
        const changed = await this.plans.storeIfChanged(transaction, plan);
        if (changed) await recordEvent(transaction, billingEvents.planPublished, plan);
      }
    });
    this.relay.nudge();
  }
}
