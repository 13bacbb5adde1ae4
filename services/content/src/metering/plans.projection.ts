import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { billingEvents } from '@cosmic/contracts/billing';
import { AppError } from '@cosmic/contracts/errors';
import { onEvent, type EventHandler } from '@cosmic/platform/outbox/event-consumers';
import { PlanLimitsEntity } from './plan-limits.entity';

/** How many articles each plan allows, kept from billing's events. */
@Injectable()
export class PlansProjection {
  readonly handler: EventHandler = onEvent(
    billingEvents.planPublished,
    async (plan, transaction) => {
      await transaction.upsert(
        PlanLimitsEntity,
        { planKey: plan.key, limits: plan.limits },
        { conflictPaths: ['planKey'] },
      );
    },
  );

  constructor(private readonly database: DataSource) {}

  /** Whether the plans have arrived; until then nobody's limit is known. */
  async known(): Promise<boolean> {
    return this.database.getRepository(PlanLimitsEntity).existsBy({ planKey: 'free' });
  }

  /**
   * Articles a month; null without limit.
   *
   * @throws AppError `service_unavailable` while the plans have not arrived
   */
  async monthlyArticles(transaction: EntityManager, isPremium: boolean): Promise<number | null> {
    const planKey = isPremium ? 'monthly' : 'free';
    const plan = await transaction.findOneBy(PlanLimitsEntity, { planKey });
    if (!plan) throw new AppError('service_unavailable');
    return plan.limits.monthlyArticleLimit;
  }
}
