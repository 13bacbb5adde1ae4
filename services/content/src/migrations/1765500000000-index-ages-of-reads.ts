import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '@cosmic/platform/database/index-concurrently';

/** Leads to what guests opened longer ago than its rule of retention says. */
export class IndexAgesOfReads1765500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await indexConcurrently(
      runner,
      'content.article_reads_by_age',
      'content.article_reads USING brin (read_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS content.article_reads_by_age');
  }
}
