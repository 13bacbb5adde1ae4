import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository, type EntityManager } from 'typeorm';
import type { PaidPlan } from '@cosmic/contracts/billing';
import { CheckoutEntity } from './checkout.entity';

/** A member's open page to pay on; without a URL it is still to be made at Stripe. */
export type Checkout = Pick<CheckoutEntity, 'id' | 'url'>;

@Injectable()
export class CheckoutsRepository {
  constructor(
    @InjectRepository(CheckoutEntity) private readonly checkouts: Repository<CheckoutEntity>,
  ) {}

  /**
   * The member's page for a plan: the one that is open, or a new one where
   * there is none, it is about to expire or it is for another plan. Of several
   * at once all get the same.
   *
   * @returns the page, and whether it takes another's place
   */
  async open(userId: string, plan: PaidPlan): Promise<{ checkout: Checkout; replaces: boolean }> {
    return this.checkouts.manager.transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO checkouts (user_id, id, plan) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO NOTHING`,
        [userId, randomUUID(), plan],
      );
      const [replaced] = await transaction.query(
        `UPDATE checkouts
         SET id = $2, plan = $3, session_id = NULL, url = NULL, expires_at = NULL, created_at = now()
         WHERE user_id = $1 AND (
           plan <> $3 OR COALESCE(expires_at, created_at + interval '20 hours')
                         < now() + interval '5 minutes')
         RETURNING id, url`,
        [userId, randomUUID(), plan],
      );
      if (replaced.length === 1) return { checkout: replaced[0], replaces: true };
      const [checkout] = await transaction.query(
        'SELECT id, url FROM checkouts WHERE user_id = $1',
        [userId],
      );
      return { checkout, replaces: false };
    });
  }

  /** Notes the page that Stripe made. @returns false when it has been replaced or given up meanwhile */
  async store(
    id: string,
    page: { sessionId: string; url: string; expiresAt: Date },
  ): Promise<boolean> {
    const { affected } = await this.checkouts.update({ id }, page);
    return affected === 1;
  }

  /** Gives a page up that Stripe would not make. */
  async giveUp(id: string): Promise<void> {
    await this.checkouts.delete({ id });
  }

  async close(transaction: EntityManager, userId: string): Promise<void> {
    await transaction.delete(CheckoutEntity, { userId });
  }

  isOpen(userId: string): Promise<boolean> {
    return this.checkouts.existsBy({ userId, url: Not(IsNull()) });
  }
}
