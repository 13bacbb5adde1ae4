import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = "'sign-out', 'sign-out-everywhere', 'replaced', 'password', 'reuse'";

export class KeepSecondFactors1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factors (
        user_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        secret bytea NOT NULL,
        sealed_under text NOT NULL,
        enabled_at timestamptz(3),
        last_used_step bigint,
        recovery_hashes bytea[] NOT NULL DEFAULT '{}'
      );
      COMMENT ON TABLE second_factors IS 'What codes of an authenticator app are checked by';
      COMMENT ON COLUMN second_factors.secret IS 'Sealed with the secret that sealed_under names';
      COMMENT ON COLUMN second_factors.enabled_at IS 'Null until a first code has proved the app';
      COMMENT ON COLUMN second_factors.last_used_step IS
        'The newest time step (RFC 6238) whose code was used; none is taken twice';
      COMMENT ON COLUMN second_factors.recovery_hashes IS 'SHA-256 of the codes not used yet';
      CREATE INDEX second_factors_by_seal ON second_factors (sealed_under);

      ALTER TABLE sessions DROP CONSTRAINT sessions_revoked_because_check,
        ADD CONSTRAINT sessions_revoked_because_check
          CHECK (revoked_because IN (${REASONS}, 'second-factor'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE second_factors;
      UPDATE sessions SET revoked_because = 'password' WHERE revoked_because = 'second-factor';
      ALTER TABLE sessions DROP CONSTRAINT sessions_revoked_because_check,
        ADD CONSTRAINT sessions_revoked_because_check CHECK (revoked_because IN (${REASONS}));
    `);
  }
}
