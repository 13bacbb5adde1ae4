import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS =
  "'sign-out', 'sign-out-everywhere', 'replaced', 'password', 'reuse', 'second-factor'";

export class DescribeSessions1764610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN browser text, ADD COLUMN system text,
        DROP CONSTRAINT sessions_revoked_because_check,
        ADD CONSTRAINT sessions_revoked_because_check
          CHECK (revoked_because IN (${REASONS}, 'ended'));
      COMMENT ON COLUMN sessions.browser IS 'Name of the browser, by what it calls itself';
      COMMENT ON COLUMN sessions.system IS 'Name of the system it runs on';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sessions SET revoked_because = 'sign-out' WHERE revoked_because = 'ended';
      ALTER TABLE sessions DROP COLUMN browser, DROP COLUMN system,
        DROP CONSTRAINT sessions_revoked_because_check,
        ADD CONSTRAINT sessions_revoked_because_check CHECK (revoked_because IN (${REASONS}));
    `);
  }
}
