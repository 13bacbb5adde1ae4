import { randomUUID } from 'node:crypto';
import { billing } from '@cosmic/contracts/billing';
import { memberExportOf } from '@cosmic/contracts/member';
import { until } from '@cosmic/platform/testing/until';
import { makeMember, makeBillingTestBed, noticeOf, type BillingTestBed } from './make';

const TABLES = ['customers', 'subscriptions', 'invoices', 'checkouts'];

describe('members who leave', () => {
  let bed: BillingTestBed;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    await bed.start();
  });
  afterEach(() => bed.stripe.control('DELETE', 'faults'));
  afterAll(() => bed.stop());

  const rows = (sql: string, values: unknown[] = []) => bed.world.query<any>(sql, values);
  const stripeIdOf = async (member: { id: string }): Promise<string> => {
    const [row] = await rows(
      'SELECT stripe_customer_id AS id FROM billing.customers WHERE user_id = $1',
      [member.id],
    );
    return row.id;
  };
  const openOf = async (customer: string) =>
    (await bed.stripe.overview()).subscriptions.filter(
      (one) => one.customer === customer && !one.ended_at,
    );
  const cancel = (member: { id: string }) =>
    bed.rpc.send(billing.cancelForDeletion, null, { userId: member.id });
  /** As auth would tell of it. */
  const tellDeleted = (member: { id: string }) =>
    rows(
      `INSERT INTO auth.outbox (id, subject, payload, trace)
       VALUES ($1, 'event.auth.user.deleted', $2, 'trace-of-test')`,
      [randomUUID(), JSON.stringify({ userId: member.id, deletedAt: new Date().toISOString() })],
    );
  const keptOf = async (member: { id: string }) => {
    const counts = await Promise.all(
      TABLES.map((table) => rows(`SELECT FROM billing.${table} WHERE user_id = $1`, [member.id])),
    );
    return counts.flat().length;
  };

  it('have the subscription ended at once, and nothing more the second time', async () => {
    const member = await bed.subscribe('yearly');
    const customer = await stripeIdOf(member);

    expect(await cancel(member)).toEqual({ cancelled: true });
    expect(await openOf(customer)).toEqual([]);
    await bed.becomes(member, { subscribed: false });
    expect(await cancel(member)).toEqual({ cancelled: false });
    expect(await cancel(makeMember())).toEqual({ cancelled: false });
  });

  it('hear that it could not be ended while Stripe is away', async () => {
    const member = await bed.subscribe();
    await bed.stripe.control('POST', 'faults', {
      match: 'DELETE /v1/subscriptions/',
      how: 503,
      times: 2,
    });

    await expect(cancel(member)).rejects.toMatchObject({ code: 'payment_provider_unavailable' });
    expect((await bed.check(member)).subscribed).toBe(true);
    expect(await cancel(member)).toEqual({ cancelled: true });
  });

  it('get all that is kept of them', async () => {
    const member = await bed.subscribe();

    const exported = await bed.rpc.send(memberExportOf('billing'), null, { userId: member.id });

    expect(Object.keys(exported.rows).sort()).toEqual([...TABLES].sort());
    expect(exported.rows['subscriptions']).toMatchObject([{ user_id: member.id, plan: 'monthly' }]);
    expect(exported.rows['invoices']).toHaveLength(1);
    const nobody = await bed.rpc.send(memberExportOf('billing'), null, { userId: randomUUID() });
    expect(Object.values(nobody.rows).flat()).toEqual([]);
  });

  describe('for good', () => {
    beforeAll(async () => {
      const { startAuth } = await import('@cosmic/auth/app');
      const auth = await startAuth(bed.world.environment('auth'));
      leave = () => auth.close();
    });
    afterAll(() => leave());
    let leave: () => Promise<void>;

    it('are erased here and at Stripe', async () => {
      const member = await bed.subscribe();
      const customer = await stripeIdOf(member);

      await tellDeleted(member);
      await until(async () => (await keptOf(member)) === 0, 'nothing is kept');
      await until(
        async () =>
          (await bed.stripe.overview()).customers.some(
            ({ id, deleted }) => id === customer && deleted,
          ),
        'Stripe has forgotten the customer',
      );
      await bed.settled();

      expect(await openOf(customer)).toEqual([]);
      const [{ left }] = await rows(
        'SELECT count(*)::int AS left FROM billing.customers WHERE stripe_customer_id = $1',
        [customer],
      );
      expect(left).toBe(0);
      await expect(bed.deliver(noticeOf('invoice.paid', customer))).resolves.toBeTruthy();
    });

    it('can buy nothing with a session that is still good', async () => {
      const member = makeMember();
      await tellDeleted(member);
      await until(
        async () =>
          (
            await rows(
              'SELECT FROM billing.forgotten_members WHERE mark = sha256($1::text::bytea)',
              [member.id],
            )
          ).length === 1,
        'the member is known to be gone',
      );

      await expect(bed.checkout(member)).rejects.toMatchObject({ code: 'sign_in_required' });
      expect(await keptOf(member)).toBe(0);
    });

    it.each([
      ['in another tab', null],
      ['and it could not be given back at once', 'POST /v1/refunds'],
      ['and the end of the subscription was not confirmed', 'DELETE /v1/subscriptions/'],
    ])('get their money back when they paid %s', async (_, failing) => {
      const member = makeMember();
      const url = await bed.checkout(member);
      const customer = await stripeIdOf(member);
      // The account goes while nothing can be read from Stripe, and the page is paid meanwhile.
      await bed.stripe.control('POST', 'faults', {
        match: 'GET /v1/customers/',
        how: 503,
        times: 1_000,
      });
      await tellDeleted(member);
      await until(async () => (await keptOf(member)) === 0, 'nothing is kept');
      await bed.stripe.pay(url);
      await bed.stripe.control('DELETE', 'faults');
      if (failing) {
        // Twice, as the SDK asks once more by itself.
        await bed.stripe.control('POST', 'faults', { match: failing, how: 'lose', times: 2 });
      }

      await until(async () => {
        // The pauses between readings may have grown to minutes, and one that was under way while
        // Stripe was away puts the next off once more.
        await rows(
          `UPDATE billing.customers SET sync_due_at = now()
           WHERE stripe_customer_id = $1 AND sync_due_at > now() + interval '5 seconds'`,
          [customer],
        );
        const { customers } = await bed.stripe.overview();
        return customers.some(({ id, deleted }) => id === customer && deleted);
      }, 'the customer is forgotten');
      const { charges } = await bed.stripe.overview();
      expect(charges.filter((charge) => charge.customer === customer)).toMatchObject([
        { refunded: true },
      ]);
      expect(await openOf(customer)).toEqual([]);
    });
  });

  it('as customers of Stripe only, are no subscribers any more and may come again', async () => {
    const member = await bed.subscribe();
    const customer = await stripeIdOf(member);
    await fetch(`${bed.stripe.url}/v1/customers/${customer}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${bed.stripe.environment['STRIPE_SECRET_KEY']}` },
    });

    await bed.becomes(member, { subscribed: false });
    await bed.stripe.pay(await bed.checkout(member));

    await bed.becomes(member, { subscribed: true });
    expect(await stripeIdOf(member)).not.toBe(customer);
  });
});
