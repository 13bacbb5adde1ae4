import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { billingEvents, type PlanLimits } from '@cosmic/contracts/billing';
import { AppError } from '@cosmic/contracts/errors';
import { EventProjection, onEvent } from '../outbox/event-handler';
import { PlanLimitsEntity } from './plan-limits.entity';

/**
 * What each plan allows, kept from billing's events in the service's own table `plan_limits`: what
 * the pricing page claims is what is enforced.
 */
@Injectable()
export class PlansProjection extends EventProjection {
  readonly handlers = [
    onEvent(billingEvents.planPublished, async (plan, transaction) => {
      await transaction.upsert(
        PlanLimitsEntity,
        { planKey: plan.key, limits: plan.limits },
        { conflictPaths: ['planKey'] },
      );
    }),
  ];

  constructor(
    @InjectRepository(PlanLimitsEntity) private readonly plans: Repository<PlanLimitsEntity>,
  ) {
    super();
  }

  /** Whether the plans have arrived; until then nobody's limit is known. */
  async known(): Promise<boolean> {
    return this.plans.existsBy({ planKey: 'free' });
  }

  /**
   * What a member may have.
   *
   * @throws AppError `service_unavailable` while the plans have not arrived
   */
  async limitsOf(transaction: EntityManager, isPremium: boolean): Promise<PlanLimits> {
    const planKey = isPremium ? 'monthly' : 'free';
    const plan = await transaction.findOneBy(PlanLimitsEntity, { planKey });
    if (!plan) throw new AppError('service_unavailable');
    return plan.limits;
  }
}
