import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReaderView } from '@cosmic/contracts/blog/blog';
import { AppError } from '@cosmic/contracts/errors';
import type { Actor } from '@cosmic/contracts/message';
import { readerOf } from '../members/reader';
import { PlansProjection } from '@cosmic/platform/plans/plans.projection';
import { PremiumProjection } from '@cosmic/platform/plans/premium.projection';
import { ReadsRepository } from './reads.repository';

/** Counts the different articles that a reader opens in a UTC calendar month. */
@Injectable()
export class MeteringService {
  constructor(
    private readonly database: DataSource,
    private readonly reads: ReadsRepository,
    private readonly plans: PlansProjection,
    private readonly premium: PremiumProjection,
  ) {}

  /**
   * Opens an article for an actor. One opened before in the month is free; when
   * the plan's articles are used up, a further one is `metered` and not counted.
   *
   * @throws AppError `not_found`, `service_unavailable` while the plans have not arrived
   */
  open(actor: Actor, postId: string, now = new Date()): Promise<ReaderView> {
    const reader = readerOf(actor);
    const month = `${now.toISOString().slice(0, 7)}-01`;
    return this.database.transaction(async (transaction) => {
      const { found, liked } = await this.reads.look(transaction, reader, postId);
      if (!found) throw new AppError('not_found');
      const isPremium = await this.premium.isPremium(transaction, actor);
      const { monthlyArticleLimit: limit } = await this.plans.limitsOf(transaction, isPremium);
      await this.reads.oneAtATime(transaction, reader);
      const { opened, again } = await this.reads.month(transaction, reader, month, postId);
      const metered = limit !== null && !again && opened >= limit;
      if (!metered) await this.reads.record(transaction, reader, month, postId);
      const used = metered || again ? opened : opened + 1;
      return { metered, remaining: limit === null ? null : Math.max(0, limit - used), liked };
    });
  }
}
