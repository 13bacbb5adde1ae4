import { DataSource } from 'typeorm';
import { CustomersRepository } from '@cosmic/billing/stripe/customers/customers.repository';
import { Reconciler } from '@cosmic/billing/stripe/reconciliation/reconciler';
import { until } from '@cosmic/platform/testing/until';
import { makeBillingTestBed, type BillingTestBed, type Replica } from './make';

const MIDDAY = new Date('2026-06-15T12:00:00.000Z');
const MIDNIGHT = new Date('2026-06-15T00:10:00.000Z');

describe('the comparison with Stripe', () => {
  let bed: BillingTestBed;
  let replicas: Replica[];

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    replicas = await Promise.all([bed.start(), bed.start()]);
  });
  afterAll(() => bed.stop());

  const rows = (sql: string, values: unknown[] = []) => bed.world.query<any>(sql, values);
  const look = (now: Date) =>
    Promise.all(replicas.map(({ worker }) => worker.get(Reconciler).look(now)));
  const nights = () => rows('SELECT queued, adopted, finished_at FROM billing.reconciliations');
  const again = () => rows('DELETE FROM billing.reconciliations');

  it('is made once a night, however many replicas look at the clock', async () => {
    await look(MIDNIGHT);
    expect(await nights()).toEqual([]);

    await look(MIDDAY);
    await look(MIDDAY);

    expect(await nights()).toEqual([
      { queued: 0, adopted: 0, finished_at: expect.any(Date) as unknown },
    ]);
  });

  it('is taken over from a replica that died over it, after an hour', async () => {
    await again();
    await rows(
      "INSERT INTO billing.reconciliations (day, begun_at) VALUES ((now() AT TIME ZONE 'UTC')::date, now() - interval '59 minutes')",
    );
    await look(MIDDAY);
    expect((await nights())[0].finished_at).toBeNull();

    await rows("UPDATE billing.reconciliations SET begun_at = now() - interval '61 minutes'");
    await look(MIDDAY);

    expect((await nights())[0].finished_at).not.toBeNull();
  });

  it('mends what no notice told of', async () => {
    const member = await bed.subscribe();
    await bed.settled();
    const before = (await bed.check(member)).subscription_end;
    await bed.stripe.control('POST', 'notices', { hold: true });
    await bed.stripe.control('POST', 'clock', { days: 32 });

    await again();
    await look(MIDDAY);
    await until(async () => (await bed.check(member)).subscription_end !== before, 'it is mended');

    await bed.stripe.control('POST', 'notices', { hold: false });
  });

  it('reads a customer again who became due while being read', async () => {
    const member = await bed.subscribe();
    await bed.settled();
    const { worker } = replicas[0]!;
    const customers = worker.get(CustomersRepository);
    const claim = (await customers.claimOf(member.id))!;

    const due = await worker.get(DataSource).transaction(async (transaction) => {
      await customers.addressChanged(transaction, member.id);
      expect(await customers.hold(transaction, claim)).toBe(true);
      await customers.finish(transaction, claim);
      const sql = 'SELECT FROM customers WHERE id = $1 AND sync_due_at <= now()';
      return transaction.query<unknown[]>(sql, [claim.id]);
    });

    expect(due).toHaveLength(1);
    await bed.settled();
  });

  it('finds subscribers again whom the database has lost, and no strangers', async () => {
    const member = await bed.subscribe('yearly');
    for (const table of ['customers', 'subscriptions', 'invoices']) {
      await rows(`DELETE FROM billing.${table} WHERE user_id = $1`, [member.id]);
    }
    expect((await bed.check(member)).subscribed).toBe(false);

    await again();
    await look(MIDDAY);

    await bed.becomes(member, { subscribed: true, subscription_tier: 'yearly' });
    expect((await nights())[0].adopted).toBe(1);
  });

  it('looks every minute at those whose time is over by what is known', async () => {
    const member = await bed.subscribe();
    await bed.settled();
    await rows(
      "UPDATE billing.subscriptions SET ends_at = now() - interval '1 second' WHERE user_id = $1",
      [member.id],
    );
    await rows(
      "UPDATE billing.customers SET synced_at = now() - interval '1 day' WHERE user_id = $1",
      [member.id],
    );
    expect((await bed.check(member)).subscribed).toBe(false);

    await look(MIDNIGHT);

    await bed.becomes(member, { subscribed: true });
  });

  it('forgets notices of long ago, but none that still waits', async () => {
    await rows(`
      INSERT INTO billing.webhook_events (id, type, received_at, processed_at) VALUES
        ('evt_old', 'invoice.paid', now() - interval '61 days', now()),
        ('evt_waits', 'invoice.paid', now() - interval '61 days', NULL),
        ('evt_young', 'invoice.paid', now() - interval '59 days', now())`);
    await again();

    await look(MIDDAY);

    const kept = await rows(
      "SELECT id FROM billing.webhook_events WHERE id IN ('evt_old', 'evt_waits', 'evt_young') ORDER BY id",
    );
    expect(kept.map(({ id }) => id)).toEqual(['evt_waits', 'evt_young']);
  });
});
