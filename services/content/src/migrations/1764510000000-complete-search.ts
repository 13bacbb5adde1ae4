import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For databases that ran OrderSearch in its first form; it changes nothing in any other. */
export class CompleteSearch1764510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $migration$
      BEGIN
        IF to_regprocedure('expected_posts(text, tsquery, tsquery, integer[], text, text)') IS NULL THEN
          CREATE FUNCTION expected_posts(
            condition text, words tsquery, singles tsquery, pairs integer[], part text, tag text
          ) RETURNS float8 LANGUAGE plpgsql AS $$
          DECLARE
            plan text;
          BEGIN
            EXECUTE 'EXPLAIN SELECT FROM blog_posts WHERE ' || condition
              INTO plan USING words, singles, pairs, part, tag;
            RETURN substring(plan FROM 'rows=(\\d+)');
          END $$;
          COMMENT ON FUNCTION expected_posts IS
            'How many posts the planner expects to meet a condition on $1 to $5, what is asked for: it is shown the values, which the statement around it is not';

          -- Headings of any length, which no index could hold. Their own index goes with them.
          ALTER TABLE blog_posts
            DROP COLUMN heading,
            ADD COLUMN heading tsvector NOT NULL
              GENERATED ALWAYS AS (
                CASE WHEN octet_length(ts_filter(document, '{a,b}')::text) <= 1500
                  THEN ts_filter(document, '{a,b}') ELSE '' END
              ) STORED;
          COMMENT ON COLUMN blog_posts.heading IS
            'The words of title and tags: short, so that an index can hold them. Where they are not, they are found as text is';
        END IF;
      END $migration$;
    `);
  }

  async down(): Promise<void> {
    // What it makes belongs to OrderSearch, which takes it away.
  }
}
