import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJournal1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In the service's own schema: its role looks for operators nowhere else.
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      ALTER EXTENSION pg_trgm SET SCHEMA content;

      CREATE TABLE blog_posts (
        id uuid PRIMARY KEY,
        slug text NOT NULL CONSTRAINT one_post_per_slug UNIQUE,
        title text NOT NULL,
        content text NOT NULL,
        text text NOT NULL,
        meta_description text NOT NULL,
        tags text[] NOT NULL,
        author_name text NOT NULL DEFAULT 'Cosmic Guide',
        cover_image text,
        status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'published')),
        published_at timestamptz,
        read_time_minutes integer NOT NULL,
        likes integer NOT NULL DEFAULT 0 CHECK (likes >= 0),
        views integer NOT NULL DEFAULT 0,
        version integer NOT NULL DEFAULT 1,
        title_folded text NOT NULL,
        document tsvector NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
        CHECK (status = 'draft' OR published_at IS NOT NULL)
      );
      CREATE INDEX published_posts ON blog_posts (published_at DESC, id DESC)
        WHERE status = 'published';
      CREATE INDEX scheduled_posts ON blog_posts (published_at) WHERE status = 'scheduled';
      CREATE INDEX changed_posts ON blog_posts (updated_at DESC, id DESC);
      CREATE INDEX posts_by_word ON blog_posts USING gin (document);
      CREATE INDEX posts_by_title ON blog_posts USING gin (title_folded gin_trgm_ops);
      CREATE INDEX posts_by_tag ON blog_posts USING gin (tags);
      COMMENT ON TABLE blog_posts IS 'The articles of the journal';
      COMMENT ON COLUMN blog_posts.content IS 'HTML, sanitised before it was stored';
      COMMENT ON COLUMN blog_posts.text IS 'The words of the content, for excerpts and snippets';
      COMMENT ON COLUMN blog_posts.cover_image IS 'A picture of this site; null for the drawn cover';
      COMMENT ON COLUMN blog_posts.views IS 'Readers of each month, added up';

      CREATE TABLE search_words (word text PRIMARY KEY);
      CREATE INDEX search_words_alike ON search_words USING gin (word gin_trgm_ops);
      COMMENT ON TABLE search_words IS 'Every word of the journal, to find what a misspelt one may mean';

      CREATE TABLE post_covers (
        post_id uuid PRIMARY KEY REFERENCES blog_posts ON DELETE CASCADE,
        version integer NOT NULL,
        svg text NOT NULL,
        png bytea NOT NULL
      );
      COMMENT ON TABLE post_covers IS 'Drawn covers, each of the version of its post that it shows';

      CREATE TABLE post_likes (
        post_id uuid NOT NULL REFERENCES blog_posts ON DELETE CASCADE,
        reader text NOT NULL,
        liked_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (post_id, reader)
      );
      CREATE INDEX likes_of_reader ON post_likes (reader);

      CREATE TABLE article_reads (
        reader text NOT NULL,
        month date NOT NULL,
        post_id uuid NOT NULL REFERENCES blog_posts ON DELETE CASCADE,
        read_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (reader, month, post_id)
      );
      CREATE INDEX article_reads_of_post ON article_reads (post_id);
      COMMENT ON TABLE article_reads IS 'Which articles a reader opened in which UTC month, for the monthly limit';

      CREATE TABLE plan_limits (plan_key text PRIMARY KEY, limits jsonb NOT NULL);
      COMMENT ON TABLE plan_limits IS 'What each plan allows, kept from billing''s events';

      CREATE TABLE premium_members (
        user_id uuid PRIMARY KEY,
        is_premium boolean NOT NULL,
        ends_at timestamptz,
        changed_at timestamptz NOT NULL
      );
      COMMENT ON TABLE premium_members IS 'Who is a subscriber, kept from billing''s events';

      CREATE TABLE blog_generations (
        id uuid PRIMARY KEY,
        actor_id uuid NOT NULL,
        topic text NOT NULL,
        keywords text[] NOT NULL,
        tone text NOT NULL,
        publish_mode text NOT NULL CHECK (publish_mode IN ('now', 'draft', 'at')),
        publish_at timestamptz,
        status text NOT NULL DEFAULT 'queued'
          CHECK (status IN ('queued', 'running', 'completed', 'failed', 'cancelled')),
        step text,
        attempt integer NOT NULL DEFAULT 0,
        attempts_before integer NOT NULL DEFAULT 0,
        draft jsonb,
        post_id uuid NOT NULL,
        narrator text,
        model text,
        fallback_reason text,
        tokens_used integer NOT NULL DEFAULT 0,
        error_code text,
        trace text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        completed_at timestamptz,
        CHECK ((publish_mode = 'at') = (publish_at IS NOT NULL))
      );
      CREATE INDEX unfinished_blog_generations ON blog_generations (updated_at)
        WHERE status IN ('queued', 'running');
      CREATE INDEX newest_blog_generations ON blog_generations (created_at DESC, id DESC);
      COMMENT ON TABLE blog_generations IS 'Posts asked for; the row is the truth, a job only points at it';
      COMMENT ON COLUMN blog_generations.attempt IS 'Counts runs; only the newest may write';
      COMMENT ON COLUMN blog_generations.attempts_before IS 'Runs before it was last asked for';
      COMMENT ON COLUMN blog_generations.post_id IS 'The id its post has, or will have';
      COMMENT ON COLUMN blog_generations.draft IS 'The written text, so that another run goes on from it';

      CREATE TABLE seeded_articles (slug text PRIMARY KEY, seeded_at timestamptz NOT NULL DEFAULT now());
      COMMENT ON TABLE seeded_articles IS 'First articles that were put in, so that a deleted one stays away';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE seeded_articles, blog_generations, premium_members, plan_limits, article_reads,
        post_likes, post_covers, search_words, blog_posts;
      DROP EXTENSION pg_trgm;
    `);
  }
}
