import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TellAddresses1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE customers
        ADD address_changed_at timestamptz NOT NULL DEFAULT now(),
        ADD address_told_at timestamptz;
      COMMENT ON COLUMN customers.address_told_at IS 'When Stripe was last told the mail address, which is kept nowhere here; before address_changed_at it has to be told again';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customers DROP address_changed_at, DROP address_told_at');
  }
}
