import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Plan } from '@cosmic/contracts/billing';

@Injectable()
export class PlansRepository {
  /**
   * Stores a plan unless it is stored just so. Of two at once the second waits
   * for the first and then finds nothing to change.
   *
   * @returns whether the plan is new or changed
   */
  async storeIfChanged(transaction: EntityManager, plan: Plan): Promise<boolean> {
    const changed: unknown[] = await transaction.query(
      `INSERT INTO plans AS stored (key, plan) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET plan = excluded.plan
       WHERE stored.plan <> excluded.plan
       RETURNING key`,
      [plan.key, JSON.stringify(plan)],
    );
    return changed.length === 1;
  }
}
