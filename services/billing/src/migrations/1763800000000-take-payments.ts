import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakePayments1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE customers (
        id uuid PRIMARY KEY,
        user_id uuid UNIQUE,
        stripe_customer_id text UNIQUE,
        sync_due_at timestamptz,
        sync_run integer NOT NULL DEFAULT 0,
        sync_failures integer NOT NULL DEFAULT 0,
        synced_at timestamptz,
        erased_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT erased_or_somebodys CHECK ((user_id IS NULL) = (erased_at IS NOT NULL))
      );
      CREATE INDEX customers_due ON customers (sync_due_at) WHERE sync_due_at IS NOT NULL;
      COMMENT ON TABLE customers IS 'Whom Stripe knows of our members; without user_id the member is gone and Stripe has to forget';
      COMMENT ON COLUMN customers.sync_due_at IS 'Stripe has to be read again from then on; while it is being read, when that counts as failed';
      COMMENT ON COLUMN customers.sync_run IS 'Each reading raises it; only the latest may write';

      CREATE TABLE subscriptions (
        user_id uuid PRIMARY KEY,
        is_premium boolean NOT NULL,
        plan text,
        status text,
        stripe_subscription_id text,
        ends_at timestamptz,
        shown_end timestamptz,
        cancels boolean NOT NULL,
        payment_failed boolean NOT NULL,
        changed_at timestamptz NOT NULL
      );
      CREATE INDEX subscriptions_ending ON subscriptions (ends_at) WHERE is_premium;
      COMMENT ON TABLE subscriptions IS 'Where each member who ever subscribed stands, by what Stripe last said';

      CREATE TABLE invoices (
        id text PRIMARY KEY,
        user_id uuid NOT NULL,
        number text,
        status text NOT NULL,
        total integer NOT NULL,
        refunded integer NOT NULL,
        currency text NOT NULL,
        created_at timestamptz NOT NULL,
        url text
      );
      CREATE INDEX invoices_of_member ON invoices (user_id, created_at DESC);

      CREATE TABLE checkouts (
        user_id uuid PRIMARY KEY,
        id uuid NOT NULL,
        plan text NOT NULL,
        session_id text,
        url text,
        expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE checkouts IS 'The one page to pay on that a member has open; its id is the idempotency key at Stripe';

      CREATE TABLE webhook_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        stripe_customer_id text,
        received_at timestamptz NOT NULL DEFAULT now(),
        processed_at timestamptz
      );
      CREATE INDEX webhook_events_waiting ON webhook_events (stripe_customer_id)
        WHERE processed_at IS NULL;
      CREATE INDEX webhook_events_by_age ON webhook_events (received_at);
      COMMENT ON TABLE webhook_events IS 'Notices taken in; processed_at is set in the transaction of their effect';

      CREATE TABLE erased_members (
        member_hash text PRIMARY KEY,
        erased_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON TABLE erased_members IS 'SHA-256 of the ids of erased members, who can buy nothing any more';

      CREATE TABLE reconciliations (
        day date PRIMARY KEY,
        begun_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        queued integer,
        adopted integer
      );
      COMMENT ON TABLE reconciliations IS 'The nightly comparison of everybody with Stripe';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE reconciliations, erased_members, webhook_events, checkouts, invoices,
                  subscriptions, customers`,
    );
  }
}
