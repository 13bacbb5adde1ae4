import { createServer, type Server } from 'node:http';
import { billing } from '@cosmic/contracts/billing';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { startReadings } from '@cosmic/readings/app';
import {
  makeMember,
  makeBillingTestBed,
  noticeOf,
  signatureOf,
  type BillingTestBed,
  type Replica,
} from './make';

const DAY = 24 * 60 * 60;
const AT_A_TIME = 24;
const HANDLED = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
];

describe('notices', () => {
  let bed: BillingTestBed;
  let app: Replica;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    app = await bed.start();
  });
  afterEach(async () => {
    await bed.stripe.control('POST', 'notices', { hold: false, copies: 1, shuffle: false });
    await bed.stripe.control('DELETE', 'faults');
  });
  afterAll(() => bed.stop());

  const rows = (sql: string, values: unknown[] = []) => bed.world.query<any>(sql, values);
  const customerOf = async (member: { id: string }): Promise<string> => {
    const [row] = await rows(
      'SELECT stripe_customer_id FROM billing.customers WHERE user_id = $1',
      [member.id],
    );
    return row.stripe_customer_id;
  };
  it('take effect once though one arrives twenty times at once', async () => {
    const member = makeMember();
    const heard = await bed.listen(member);
    await bed.stripe.control('POST', 'notices', { hold: true });
    await bed.stripe.pay(await bed.checkout(member));
    const notice = noticeOf('customer.subscription.created', await customerOf(member));

    await Promise.all(Array.from({ length: 20 }, () => bed.deliver(notice)));
    await bed.becomes(member, { subscribed: true });
    await bed.settled();

    const { id } = JSON.parse(notice);
    expect(await rows('SELECT FROM billing.webhook_events WHERE id = $1', [id])).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it('may come twice each and in any order', async () => {
    await bed.stripe.control('POST', 'notices', { copies: 2, shuffle: true, hold: true });
    const member = makeMember();
    await bed.stripe.pay(await bed.checkout(member));
    await bed.stripe.control('POST', 'notices', { hold: false });

    await bed.becomes(member, { subscribed: true });
    await bed.settled();

    const customer = await customerOf(member);
    const recorded = await rows(
      'SELECT type FROM billing.webhook_events WHERE stripe_customer_id = $1 ORDER BY type',
      [customer],
    );
    expect(recorded.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
  });

  it('that were worked on are not asked about again when they are repeated', async () => {
    const member = makeMember();
    await bed.stripe.pay(await bed.checkout(member));
    await bed.becomes(member, { subscribed: true });
    const customer = await customerOf(member);
    const notice = noticeOf('invoice.paid', customer);
    const runs = async () => {
      await bed.settled();
      const [row] = await rows(
        'SELECT sync_run FROM billing.customers WHERE stripe_customer_id = $1',
        [customer],
      );
      return row.sync_run as number;
    };
    const before = await runs();
    await bed.deliver(notice);
    const after = await runs();
    expect(after).toBeGreaterThan(before);

    await bed.deliver(notice);

    expect(await runs()).toBe(after);
  });

  it('that arrives before the page to pay on leads back finds its customer', async () => {
    const member = makeMember();
    const url = await bed.checkout(member);
    // Whoever checks after the return is premium already: the notice came first.
    await bed.stripe.pay(url);
    await bed.becomes(member, { subscribed: true });

    expect(await rows('SELECT FROM billing.checkouts WHERE user_id = $1', [member.id])).toEqual([]);
  });

  it('of kinds that are none of our business are thanked for and forgotten', async () => {
    const notice = noticeOf('customer.created', 'cus_1');

    await expect(bed.deliver(notice)).resolves.toEqual({ received: true });

    const { id } = JSON.parse(notice);
    expect(await rows('SELECT FROM billing.webhook_events WHERE id = $1', [id])).toEqual([]);
  });

  it('about customers that are not ours do no harm', async () => {
    const notice = noticeOf('invoice.paid', 'cus_of_another_site');

    await bed.deliver(notice);

    const { id } = JSON.parse(notice);
    const [row] = await rows('SELECT processed_at FROM billing.webhook_events WHERE id = $1', [id]);
    expect(row.processed_at).not.toBeNull();
  });

  it.each([
    ['a forged signature', (body: string) => signatureOf(body, { secret: 'another-secret' })],
    ['one that is 301 s old', (body: string) => signatureOf(body, { age: 301 })],
    ['the signature of another body', () => signatureOf('{}')],
    ['nonsense', () => 'nonsense'],
  ])('with %s are refused and nothing is stored', async (_, sign) => {
    const notice = noticeOf('invoice.paid', 'cus_1');
    const before = await rows('SELECT id FROM billing.webhook_events ORDER BY id');

    await expect(bed.deliver(notice, sign(notice))).rejects.toMatchObject({
      code: 'webhook_refused',
    });

    expect(await rows('SELECT id FROM billing.webhook_events ORDER BY id')).toEqual(before);
  });

  it('wait at Stripe while the service is away', async () => {
    const member = makeMember();
    const url = await bed.checkout(member);
    await app.close();

    await bed.stripe.pay(url);
    await until(
      async () =>
        (await bed.stripe.overview()).events.some(({ attempts, waits }) => attempts > 0 && waits),
      'a notice is sent in vain',
    );
    app = await bed.start();

    await bed.becomes(member, { subscribed: true });
    await until(async () => (await bed.stripe.overview()).waiting === 0, 'all are taken');
  });

  it('whose effect crashes after they were stored are worked on again', async () => {
    const member = makeMember();
    const url = await bed.checkout(member);
    await rows(`
      CREATE FUNCTION billing.crash() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'a crash on purpose'; END $$;
      CREATE TRIGGER crash BEFORE INSERT ON billing.subscriptions
        FOR EACH ROW EXECUTE FUNCTION billing.crash();`);

    await bed.stripe.pay(url);
    await until(
      async () =>
        (
          await rows('SELECT FROM billing.customers WHERE user_id = $1 AND sync_failures > 0', [
            member.id,
          ])
        ).length === 1,
      'it crashed',
    );
    const waiting = await rows('SELECT FROM billing.webhook_events WHERE processed_at IS NULL');
    const half = await rows('SELECT FROM billing.invoices WHERE user_id = $1', [member.id]);
    await rows('DROP TRIGGER crash ON billing.subscriptions; DROP FUNCTION billing.crash()');

    await bed.becomes(member, { subscribed: true });
    await bed.settled();
    expect(waiting.length).toBeGreaterThan(0);
    expect(half).toEqual([]);
  });

  it('that were lost are made up for by a comparison, on demand', async () => {
    const member = await bed.subscribe();
    await bed.stripe.control('POST', 'notices', { hold: true });
    const { url } = await bed.rpc.send(billing.portal, member, {});
    const [subscription] = (await bed.stripe.overview()).subscriptions.slice(-1);
    await bed.stripe.submit(`${url}/cancel`, { subscription: subscription.id });

    const { queued } = await bed.rpc.send(billing.reconcile, null, { userId: member.id });

    expect(queued).toBe(1);
    await bed.becomes(member, { cancels: true });
    expect((await bed.rpc.send(billing.reconcile, null, {})).queued).toBeGreaterThan(1);
  });

  it('need not come at all for who comes back from paying', async () => {
    await bed.stripe.control('POST', 'notices', { hold: true });
    const member = makeMember();

    await bed.stripe.pay(await bed.checkout(member));

    await bed.becomes(member, { subscribed: true });
  });

  it('lead to an event that waits for readings', async () => {
    const member = await bed.subscribe();
    const readings = await startReadings(bed.world.environment('readings'));

    await until(
      async () =>
        (
          await rows('SELECT FROM readings.premium_members WHERE user_id = $1 AND is_premium', [
            member.id,
          ])
        ).length === 1,
      'readings knows the subscriber',
    );
    await readings.close();
    const { url } = await bed.rpc.send(billing.portal, member, {});
    expect(url).toContain('/portal/');
    await bed.rpc.send(billing.cancelForDeletion, null, { userId: member.id });
    await bed.becomes(member, { subscribed: false });
    const again = await startReadings(bed.world.environment('readings'));

    await until(
      async () =>
        (
          await rows('SELECT FROM readings.premium_members WHERE user_id = $1 AND NOT is_premium', [
            member.id,
          ])
        ).length === 1,
      'readings knows that it is over',
    );
    await again.close();
  });

  it('change nothing in any order: every order of six ends alike', async () => {
    const stub = await startStub();
    await app.close();
    app = await bed.start({ STRIPE_API_BASE: stub.url, STRIPE_TIMEOUT_MS: '8000' });
    const orders = permutations(HANDLED);
    const customers = orders.map((_, index) => `cus_order_${index}`);
    await rows(
      `INSERT INTO billing.customers (id, user_id, stripe_customer_id)
       SELECT gen_random_uuid(), gen_random_uuid(), name FROM unnest($1::text[]) AS name`,
      [customers],
    );

    const inOrder = async (index: number) => {
      for (const type of orders[index]!) {
        await bed.deliver(noticeOf(type, customers[index]!, `evt_${index}_${type}`));
      }
    };
    for (let from = 0; from < orders.length; from += AT_A_TIME) {
      const some = orders.slice(from, from + AT_A_TIME);
      await Promise.all(some.map((_, offset) => inOrder(from + offset)));
    }
    await bed.settled();

    const ends = await rows(
      `SELECT DISTINCT s.is_premium, s.plan, s.status, s.ends_at, s.shown_end, s.cancels, s.payment_failed
       FROM billing.customers c LEFT JOIN billing.subscriptions s USING (user_id)
       WHERE c.stripe_customer_id = ANY($1)`,
      [customers],
    );
    expect(orders).toHaveLength(720);
    expect(ends).toEqual([
      {
        is_premium: true,
        plan: 'yearly',
        status: 'active',
        ends_at: new Date((stub.periodEnd + 7 * DAY) * 1_000),
        shown_end: new Date(stub.periodEnd * 1_000),
        cancels: false,
        payment_failed: false,
      },
    ]);
    stub.server.close();
    await app.close();
    app = await bed.start();
  }, 600_000);
});

/** Stripe's answer of one moment, the same for every customer. */
async function startStub(): Promise<{ url: string; server: Server; periodEnd: number }> {
  const now = Math.floor(Date.now() / 1_000);
  const periodEnd = now + 300 * DAY;
  const list = (data: object[]) => ({ object: 'list', has_more: false, url: '/', data });
  const item = {
    current_period_start: now - DAY,
    current_period_end: periodEnd,
    price: { metadata: { plan: 'yearly' } },
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://stub');
    const customer = /^\/v1\/customers\/(\w+)$/.exec(pathname)?.[1];
    const subscription = {
      id: `sub_${customer}`,
      status: 'active',
      created: now - DAY,
      cancel_at: null,
      cancel_at_period_end: false,
      latest_invoice: null,
      items: list([item]),
    };
    const answer = customer ? { id: customer, subscriptions: list([subscription]) } : list([]);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, server, periodEnd };
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length < 2) return [[...values]];
  return values.flatMap((value, at) =>
    permutations(values.filter((_, other) => other !== at)).map((rest) => [value, ...rest]),
  );
}
