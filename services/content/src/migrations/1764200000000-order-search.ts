import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderSearch1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Beside what is there: who still searches the old way finds as before, who writes the old way is indexed.
    await runner.query(`
      CREATE FUNCTION word_pairs(document tsvector) RETURNS integer[]
      LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
      RETURN (
        WITH spoken AS (
          SELECT lexeme, place
          FROM unnest(document) AS word, unnest(word.positions) AS place
        )
        SELECT coalesce(array_agg(DISTINCT
          hashtextextended(one.lexeme || ' ' || next.lexeme, step)::bit(20)::integer
        ), '{}')
        FROM spoken AS one CROSS JOIN generate_series(1, 2) AS step
        JOIN spoken AS next ON next.place = one.place + step
      );
      COMMENT ON FUNCTION word_pairs IS
        'A mark for every two words that stand beside each other or have one between them. Of a million marks a rare pair shares its own with others: whoever looks by marks looks at the words again';

      ALTER TABLE blog_posts
        ADD COLUMN heading tsvector NOT NULL
          GENERATED ALWAYS AS (
            CASE WHEN octet_length(ts_filter(document, '{a,b}')::text) <= 1500
              THEN ts_filter(document, '{a,b}') ELSE '' END
          ) STORED,
        ADD COLUMN pairs integer[] NOT NULL GENERATED ALWAYS AS (word_pairs(document)) STORED;
      COMMENT ON COLUMN blog_posts.heading IS
        'The words of title and tags: short, so that an index can hold them. Where they are not, they are found as text is';
      COMMENT ON COLUMN blog_posts.pairs IS 'What its words are beside, to find phrases';
      CREATE INDEX published_headings ON blog_posts (published_at DESC, id DESC) INCLUDE (heading)
        WHERE status = 'published';
      CREATE INDEX posts_by_heading ON blog_posts USING gin (heading);
      CREATE INDEX posts_by_pair ON blog_posts USING gin (pairs) WITH (fastupdate = off);

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
    `);
    await runner.query('ANALYZE blog_posts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_posts DROP COLUMN heading, DROP COLUMN pairs;
      DROP FUNCTION word_pairs, expected_posts;
    `);
  }
}
