import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import type { Allowance } from '@cosmic/contracts/readings/readings';
import { TOOLS } from '@cosmic/tools/catalogue/catalogue';
import { ADDRESS_SECRET } from '../readings.tokens';
import { PlansProjection } from '@cosmic/platform/plans/plans.projection';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { QuotaRepository } from './quota.repository';
import { accountsOf, holderOf, limitCodeOf, planLimit, type Account } from './quota.rules';
import { Refusals } from './refusals';

@Injectable()
export class QuotaService {
  constructor(
    private readonly database: DataSource,
    private readonly quota: QuotaRepository,
    private readonly plans: PlansProjection,
    private readonly premium: PremiumProjection,
    private readonly refusals: Refusals,
    @Inject(ADDRESS_SECRET) private readonly addressSecret: string,
  ) {}

  /** Whose units a reading of a tool takes. */
  async accounts(
    transaction: EntityManager,
    actor: Actor,
    toolType: string,
  ): Promise<[Account, ...Account[]]> {
    const limit = await this.memberLimit(transaction, actor, toolType);
    return accountsOf(actor, toolType, limit, this.addressSecret);
  }

  /**
   * Takes one unit from each account, all or none (the caller's transaction is
   * to be rolled back on a refusal).
   *
   * @returns what the actor has left today; null means there is no limit
   * @throws AppError `daily_limit` or `daily_limit_upgrade` when none is left
   */
  async takeUnits(
    transaction: EntityManager,
    accounts: readonly [Account, ...Account[]],
    toolType: string,
    day: string,
  ): Promise<number | null> {
    const counts: number[] = [];
    for (const account of accounts) {
      const { userId, limit } = account;
      const count = await this.quota.takeUnit(transaction, userId, toolType, day, limit);
      if (count === null) {
        this.refusals.count(holderOf(account));
        throw new AppError(limitCodeOf(toolType), { toolType, limit: limit ?? 0 });
      }
      counts.push(count);
    }
    return left(accounts[0].limit, counts[0] ?? 0);
  }

  /** What the actor has left today of one tool, without taking any. */
  async remaining(
    transaction: EntityManager,
    actor: Actor,
    toolType: string,
  ): Promise<number | null> {
    const [{ userId, limit }] = await this.accounts(transaction, actor, toolType);
    const day = await this.quota.today(transaction);
    const used = await this.quota.usedOn(transaction, userId, day);
    return left(limit, used.get(toolType) ?? 0);
  }

  /** What the actor has left today, tool by tool. */
  async allowances(actor: Actor): Promise<Allowance[]> {
    const { manager } = this.database;
    const day = await this.quota.today(manager);
    const isPremium = await this.premium.isPremium(manager, actor);
    const limits = actor.kind === 'member' ? await this.plans.limitsOf(manager, isPremium) : null;
    const accountOf = (toolType: string) => {
      const memberLimit = limits ? planLimit(limits, toolType) : null;
      return accountsOf(actor, toolType, memberLimit, this.addressSecret)[0];
    };
    const used = await this.quota.usedOn(manager, accountOf('').userId, day);
    return TOOLS.map(({ slug }) => {
      const { limit } = accountOf(slug);
      return { toolType: slug, limit, remaining: left(limit, used.get(slug) ?? 0) };
    });
  }

  private async memberLimit(
    transaction: EntityManager,
    actor: Actor,
    toolType: string,
  ): Promise<number | null> {
    if (actor.kind === 'guest') return null;
    const isPremium = await this.premium.isPremium(transaction, actor);
    return planLimit(await this.plans.limitsOf(transaction, isPremium), toolType);
  }
}

function left(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}
