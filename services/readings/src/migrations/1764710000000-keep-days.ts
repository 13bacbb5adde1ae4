import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Makes the table of what somebody has kept of a day: that they opened it, its card, their note. */
export class KeepDays1764710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE kept_days (
        id uuid PRIMARY KEY,
        actor_kind text NOT NULL CHECK (actor_kind IN ('guest', 'member')),
        actor_id uuid NOT NULL,
        local_date date NOT NULL,
        opened_at timestamptz,
        card_id text,
        server_seed text,
        client_seed text,
        turned_at timestamptz,
        sealed_note text,
        noted_at timestamptz,
        sealed_under text,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        CHECK ((card_id IS NULL) = (turned_at IS NULL)),
        CHECK ((card_id IS NULL) = (server_seed IS NULL)),
        CHECK ((card_id IS NULL) = (client_seed IS NULL)),
        CHECK ((sealed_note IS NULL) = (noted_at IS NULL)),
        UNIQUE (actor_kind, actor_id, local_date)
      );
      COMMENT ON TABLE kept_days IS
        'What somebody has kept of a day of theirs; what the day said is made again whenever it is asked for';
      COMMENT ON COLUMN kept_days.local_date IS 'On the reader''s own calendar';
      CREATE INDEX kept_days_by_mark
        ON kept_days (sha256(('member:' || actor_id::text)::bytea)) WHERE actor_kind = 'member';
      CREATE INDEX kept_days_by_seal ON kept_days (sealed_under);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE kept_days');
  }
}
