import type { MigrationInterface, QueryRunner } from 'typeorm';
import { boundByMonths, dropMonthsBound } from '@cosmic/platform/retention/part-by-months';
import { TOOL_LOG_MONTHS } from '../tool-logs/tool-log-months';

/** Says of every line that it was written before the end of next month. */
export class BoundToolLogs1765310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await boundByMonths(runner, TOOL_LOG_MONTHS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropMonthsBound(runner, TOOL_LOG_MONTHS);
  }
}
