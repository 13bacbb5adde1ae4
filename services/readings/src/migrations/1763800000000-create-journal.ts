import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJournal1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generations
        ADD COLUMN figure jsonb,
        ADD COLUMN engine_edition text,
        ADD COLUMN words_edition text,
        ADD COLUMN loved_at timestamptz(3);
      COMMENT ON COLUMN generations.engine_edition IS
        'Which calculation and which words made it, so that it can be made again and compared';

      CREATE TABLE readings (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL,
        reading_type text NOT NULL,
        title text NOT NULL,
        content text NOT NULL,
        content_hash text NOT NULL GENERATED ALWAYS AS (md5(content)) STORED,
        created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
        deleted_at timestamptz(3),
        CONSTRAINT one_reading_per_text UNIQUE (user_id, reading_type, content_hash)
      );
      COMMENT ON TABLE readings IS 'What members keep in their journals';
      COMMENT ON COLUMN readings.id IS 'That of its generation, where it was made from one';
      COMMENT ON COLUMN readings.deleted_at IS 'Out of sight; erased after a day, until then it can be brought back';
      CREATE INDEX readings_of_member ON readings (user_id, created_at DESC, id DESC)
        WHERE deleted_at IS NULL;
      CREATE INDEX readings_deleted ON readings (deleted_at) WHERE deleted_at IS NOT NULL;

      CREATE TABLE draw_commitments (
        commitment text PRIMARY KEY,
        server_seed text NOT NULL,
        actor_kind text NOT NULL,
        actor_id uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      COMMENT ON TABLE draw_commitments IS
        'Seeds that were promised and not drawn with yet; a row goes when its draw is made';
      CREATE INDEX draw_commitments_of_actor ON draw_commitments (actor_kind, actor_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE draw_commitments, readings;
      ALTER TABLE generations DROP COLUMN figure, DROP COLUMN engine_edition,
        DROP COLUMN words_edition, DROP COLUMN loved_at;
    `);
  }
}
