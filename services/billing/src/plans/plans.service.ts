import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { billingEvents, type Plan } from '@cosmic/contracts/billing';
import { OutboxRelay } from '@cosmic/platform/outbox/outbox-relay';
import { recordEvent } from '@cosmic/platform/outbox/record-event';
import { PLANS } from './plan-table';

@Injectable()
export class PlansService implements OnApplicationBootstrap {
  constructor(
    private readonly database: DataSource,
    private readonly relay: OutboxRelay,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.publish(PLANS);
  }

  /** The plans that can be had. */
  list(): readonly Plan[] {
    return PLANS;
  }

  /**
   * Stores plans and tells of those that are new or changed. Of replicas that
   * start together one tells: the others find the row as it should be.
   */
  async publish(plans: readonly Plan[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      for (const plan of plans) {
        const changed: unknown[] = await transaction.query(
          `INSERT INTO plans AS stored (key, plan) VALUES ($1, $2)
           ON CONFLICT (key) DO UPDATE SET plan = excluded.plan
           WHERE stored.plan <> excluded.plan
           RETURNING key`,
          [plan.key, JSON.stringify(plan)],
        );
        if (changed.length > 0) await recordEvent(transaction, billingEvents.planPublished, plan);
      }
    });
    this.relay.nudge();
  }
}
