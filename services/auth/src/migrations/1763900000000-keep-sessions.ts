import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepSessions1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL,
        last_used_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL,
        revoked_at timestamptz(3),
        revoked_because text
          CHECK (revoked_because IN ('sign-out', 'sign-out-everywhere', 'replaced', 'password', 'reuse'))
      );
      COMMENT ON TABLE sessions IS 'One sign-in and all refresh tokens that follow from it';
      COMMENT ON COLUMN sessions.ends_at IS 'However it is used, a session is over then';
      CREATE INDEX sessions_of_member ON sessions (user_id);
      CREATE INDEX sessions_by_end ON sessions (ends_at);

      CREATE TABLE refresh_tokens (
        hash bytea PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        expires_at timestamptz(3) NOT NULL,
        used_at timestamptz(3),
        successor_salt bytea,
        CHECK ((used_at IS NULL) = (successor_salt IS NULL))
      );
      COMMENT ON COLUMN refresh_tokens.hash IS 'SHA-256 of the token, which is kept nowhere';
      COMMENT ON COLUMN refresh_tokens.successor_salt IS
        'With it and the token the successor can be made again for a second tab';
      CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
      CREATE INDEX refresh_tokens_used ON refresh_tokens (used_at) WHERE used_at IS NOT NULL;

      CREATE TABLE known_devices (
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        token_hash bytea NOT NULL,
        last_used_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, token_hash)
      );
      COMMENT ON TABLE known_devices IS
        'Browsers that signed in before; strangers cannot use up their attempts';

      CREATE TABLE attempts (
        bucket text PRIMARY KEY,
        taken_at timestamptz(3)[] NOT NULL,
        forget_at timestamptz NOT NULL
      );
      COMMENT ON TABLE attempts IS 'What was tried lately, under keyed hashes of who and what';
      CREATE INDEX attempts_by_end ON attempts (forget_at);

      CREATE TABLE signing_keys (
        kid text PRIMARY KEY,
        public_key jsonb NOT NULL,
        private_key bytea NOT NULL,
        sealed_under text NOT NULL,
        signs_from timestamptz(3) NOT NULL
      );
      COMMENT ON TABLE signing_keys IS 'Keys of access tokens: the one that signs, the next, the last';
      COMMENT ON COLUMN signing_keys.private_key IS 'Sealed with the secret that sealed_under names';

      CREATE TABLE mails (
        id uuid PRIMARY KEY,
        kind text NOT NULL,
        email text NOT NULL,
        user_id uuid,
        trace text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        due_at timestamptz(3) NOT NULL,
        attempts integer NOT NULL DEFAULT 0
      );
      COMMENT ON TABLE mails IS 'Letters to be sent; written when they leave, gone when they have left';
      CREATE INDEX mails_due ON mails (due_at);

      CREATE TABLE mail_tokens (
        hash bytea PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
        purpose text NOT NULL CHECK (purpose IN ('confirm-address', 'change-address', 'reset-password')),
        email text NOT NULL,
        expires_at timestamptz(3) NOT NULL
      );
      COMMENT ON TABLE mail_tokens IS 'What a link in a letter allows, once';
      COMMENT ON COLUMN mail_tokens.email IS 'The address that the letter went to';
      CREATE INDEX mail_tokens_of_member ON mail_tokens (user_id, purpose);
      CREATE INDEX mail_tokens_by_end ON mail_tokens (expires_at);

      CREATE TABLE audit_log (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        act text NOT NULL,
        user_id uuid,
        trace text NOT NULL
      );
      COMMENT ON TABLE audit_log IS 'Sensitive acts: no addresses, no secrets; outlives the account';
      CREATE INDEX audit_log_of_member ON audit_log (user_id, at);

      CREATE TABLE profiles (
        id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
        avatar_url text,
        birth_data bytea,
        birth_sealed_under text,
        model_off boolean NOT NULL DEFAULT false,
        is_premium boolean NOT NULL DEFAULT false,
        premium_ends_at timestamptz,
        premium_changed_at timestamptz,
        CHECK ((birth_data IS NULL) = (birth_sealed_under IS NULL))
      );
      COMMENT ON COLUMN profiles.birth_data IS
        'Date, time and place of birth, sealed with the secret that birth_sealed_under names';
      COMMENT ON COLUMN profiles.is_premium IS 'Copy of what billing published';
      CREATE INDEX profiles_by_seal ON profiles (birth_sealed_under) WHERE birth_data IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE profiles, audit_log, mail_tokens, mails, signing_keys, attempts, known_devices,
                  refresh_tokens, sessions`,
    );
  }
}
