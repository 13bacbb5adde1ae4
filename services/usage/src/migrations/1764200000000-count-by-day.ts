import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountByDay1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE daily_figures (
        day date NOT NULL,
        figure text NOT NULL,
        name text NOT NULL,
        value bigint NOT NULL,
        PRIMARY KEY (day, figure, name)
      );
      COMMENT ON TABLE daily_figures IS
        'What happened on a UTC day, counted; of nobody in particular, so erasing a member changes nothing';
      INSERT INTO daily_figures (day, figure, name, value)
        SELECT (created_at AT TIME ZONE 'utc')::date, 'readings', tool_type, count(*)
        FROM tool_logs GROUP BY 1, 3;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE daily_figures');
  }
}
