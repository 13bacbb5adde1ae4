import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { runPrepared } from '@cosmic/platform/database/prepared';
import { TODAY } from './quota.rules';
import { UserAccessLogEntity } from './user-access-log.entity';

@Injectable()
export class QuotaRepository {
  /** Today by the UTC calendar, as the database sees it: one clock for all replicas. */
  async today(transaction: EntityManager): Promise<string> {
    const [{ today }] = await transaction.query(`SELECT ${TODAY}::text AS today`);
    return today;
  }

  /**
   * Takes one unit of a day, or none when the limit is reached. One statement:
   * of two calls racing for the last unit exactly one gets it, the other waits
   * for the row and then sees it taken.
   *
   * @returns how many are taken now, or null when none was left
   */
  async takeUnit(
    transaction: EntityManager,
    userId: string,
    toolType: string,
    day: string,
    limit: number | null,
  ): Promise<number | null> {
    const rows = await runPrepared<{ access_count: number }>(
      transaction,
      `INSERT INTO user_access_logs AS log (user_id, tool_type, access_date, access_count)
       VALUES ($1, $2, $3, 1)
       ON CONFLICT ON CONSTRAINT one_count_per_day
       DO UPDATE SET access_count = log.access_count + 1
       WHERE $4::integer IS NULL OR log.access_count < $4
       RETURNING access_count`,
      [userId, toolType, day, limit],
    );
    return rows[0]?.access_count ?? null;
  }

  /** Gives units back on the day they were taken. Once per unit is the caller's to see to. */
  async giveBack(
    transaction: EntityManager,
    userIds: readonly string[],
    toolType: string,
    day: string,
  ): Promise<void> {
    await transaction.query(
      `UPDATE user_access_logs SET access_count = access_count - 1
       WHERE user_id = ANY($1) AND tool_type = $2 AND access_date = $3 AND access_count > 0`,
      [userIds, toolType, day],
    );
  }

  /** What someone has used on a day, tool by tool. */
  async usedOn(
    transaction: EntityManager,
    userId: string,
    day: string,
  ): Promise<Map<string, number>> {
    const rows = await transaction.findBy(UserAccessLogEntity, { userId, accessDate: day });
    return new Map(rows.map(({ toolType, accessCount }) => [toolType, accessCount]));
  }
}
