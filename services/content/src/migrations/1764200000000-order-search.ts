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
          GENERATED ALWAYS AS (ts_filter(document, '{a,b}')) STORED,
        ADD COLUMN pairs integer[] NOT NULL GENERATED ALWAYS AS (word_pairs(document)) STORED;
      COMMENT ON COLUMN blog_posts.heading IS
        'The words of title and tags: short, so that they lie in the row, where documents do not';
      COMMENT ON COLUMN blog_posts.pairs IS 'What its words are beside, to find phrases';
      CREATE INDEX posts_by_heading ON blog_posts USING gin (heading);
      CREATE INDEX posts_by_pair ON blog_posts USING gin (pairs) WITH (fastupdate = off);
    `);
    await runner.query('ANALYZE blog_posts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_posts DROP COLUMN heading, DROP COLUMN pairs;
      DROP FUNCTION word_pairs;
    `);
  }
}
