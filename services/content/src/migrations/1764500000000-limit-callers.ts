import type { MigrationInterface, QueryRunner } from 'typeorm';
import { RATE_LIMITS_TABLE_SQL } from '@cosmic/platform/limits/rate-limits';

export class LimitCallers1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RATE_LIMITS_TABLE_SQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
