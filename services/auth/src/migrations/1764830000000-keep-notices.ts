import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepNotices1764830000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE push_subscriptions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        endpoint_hash bytea NOT NULL UNIQUE,
        sealed_subscription text NOT NULL,
        sealed_under text,
        public_key text NOT NULL,
        language text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        told_on date
      );
      COMMENT ON TABLE push_subscriptions IS 'Devices that are told their member''s day by web push';
      COMMENT ON COLUMN push_subscriptions.public_key IS 'Of ours, which the browser subscribed with';
      COMMENT ON COLUMN push_subscriptions.told_on IS 'The last day that it was told';
      CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);
      CREATE INDEX push_subscriptions_sealed_under ON push_subscriptions (sealed_under);

      CREATE TABLE notices (
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        day date NOT NULL,
        zone text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        due_at timestamptz(3) NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        done_at timestamptz(3),
        PRIMARY KEY (user_id, day)
      );
      COMMENT ON TABLE notices IS 'Days that members'' devices are told; one at most on each';
      CREATE INDEX notices_due ON notices (due_at) WHERE done_at IS NULL;
      CREATE INDEX notices_by_day ON notices (created_at);

      ALTER TABLE reminders ADD COLUMN is_pushed boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN reminders.is_pushed IS 'Whether a device is told the day as well';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reminders DROP COLUMN is_pushed;
      DROP TABLE notices, push_subscriptions;
    `);
  }
}
