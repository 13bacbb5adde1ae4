import { createServer, type Server } from 'node:http';
import { makeBillingTestBed, noticeOf, type BillingTestBed } from './make';

/**
 * How many different notices are sent; the test proper sends a few hundred.
 * `STORM_EVENTS=10000 npm test -- services/billing/test/storm` is the full storm.
 */
const EVENTS = Number(process.env['STORM_EVENTS'] ?? 300);
const LIFE = [
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.paid',
  'customer.subscription.updated',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'charge.refunded',
  'customer.subscription.updated',
  'customer.subscription.updated',
  'customer.subscription.deleted',
];
const CUSTOMERS = Math.ceil(EVENTS / LIFE.length);
const DUPLICATES = 0.3;
const CRASHES = 0.1;
const AT_A_TIME = 24;
const MAX_WAIT_MS = 15 * 60_000;
const DAY = 86_400;

/** Small and repeatable: the same storm each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Every customer has a life of ten moments, each told of by a notice. Stripe's
 * answer is that of the latest moment that has been told of, so notices that
 * come late speak of what is long over.
 */
describe('a storm of notices', () => {
  let bed: BillingTestBed;
  let stripe: { url: string; server: Server };
  const now = Math.floor(Date.now() / 1_000);
  const reached = new Map<string, number>();

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    stripe = await startStub();
    await bed.start({ STRIPE_API_BASE: stripe.url, STRIPE_TIMEOUT_MS: '8000' });
  });
  afterAll(async () => {
    stripe.server.close();
    await bed.stop();
  });

  const startStub = async (): Promise<typeof stripe> => {
    const server = createServer((request, response) => {
      const url = new URL(request.url!, 'http://stub');
      const customer = /^\/v1\/customers\/(\w+)$/.exec(url.pathname)?.[1];
      const owner = customer ?? url.searchParams.get('customer') ?? '';
      const moment = momentOf(owner);
      const list = (data: object[]) => ({ object: 'list', has_more: false, url: '/', data });
      const answer = customer
        ? { id: customer, subscriptions: list(moment.subscriptions) }
        : list(url.pathname === '/v1/invoices' ? moment.invoices : moment.charges);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    return { url: `http://127.0.0.1:${port}`, server };
  };

  /** What Stripe holds of a customer at the moment that was reached. */
  const momentOf = (customer: string) => {
    const at = reached.get(customer) ?? -1;
    const number = Number(customer.split('_').at(-1));
    const random = chance(number * 100 + at + 7);
    const id = `${customer}_1`;
    const list = (data: object[]) => ({ object: 'list', has_more: false, url: '/', data });
    const refunded = at >= 6 ? 29_900 : 0;
    const ended = at >= 9 && number % 3 === 0;
    const yearly = random() < 0.5;
    const subscription = {
      id: `sub_${id}`,
      status: at === 4 || (at > 4 && number % 5 === 0) ? 'past_due' : 'active',
      created: now - 20 * DAY,
      cancel_at: random() < 0.3 ? now + 10 * DAY : null,
      cancel_at_period_end: false,
      latest_invoice: number % 2 === 0 ? `in_${id}` : null,
      items: list([
        {
          current_period_start: now - DAY * (1 + at),
          current_period_end: now + DAY * (30 + at),
          price: { metadata: { plan: yearly ? 'yearly' : 'monthly' } },
        },
      ]),
    };
    const invoice = {
      id: `in_${id}`,
      number: `N-${number}`,
      status: at >= 2 ? 'paid' : 'open',
      total: 29_900,
      amount_paid: at >= 2 ? 29_900 : 0,
      currency: 'inr',
      created: now - DAY,
      payments: list([
        { status: 'paid', payment: { type: 'payment_intent', payment_intent: `pi_${id}` } },
      ]),
    };
    return {
      subscriptions: at < 0 || ended ? [] : [subscription],
      invoices: at < 0 ? [] : [invoice],
      charges: at < 0 ? [] : [{ payment_intent: `pi_${id}`, amount_refunded: refunded }],
    };
  };

  const enlist = (name: (index: number) => string) =>
    bed.world.query(
      `INSERT INTO billing.customers (id, user_id, stripe_customer_id)
       SELECT gen_random_uuid(), gen_random_uuid(), name FROM unnest($1::text[]) AS name`,
      [Array.from({ length: CUSTOMERS }, (_, index) => name(index))],
    );
  const send = async (customer: string, at: number) => {
    reached.set(customer, Math.max(reached.get(customer) ?? -1, at));
    await bed.deliver(noticeOf(LIFE[at]!, customer, `evt_${customer}_${at}`));
  };
  /**
   * What is kept of each customer of a kind, without what is different by
   * nature. Whoever was first read when all was over has no subscription's row.
   */
  const keptOf = (kind: string) =>
    bed.world.query<object>(
      `SELECT split_part(c.stripe_customer_id, '_', 3)::int AS number,
              COALESCE(s.is_premium, false) AS is_premium, s.plan,
              s.status, s.ends_at, s.shown_end,
              COALESCE(s.cancels, false) AS cancels,
              COALESCE(s.payment_failed, false) AS payment_failed,
              i.status AS invoice, i.refunded
       FROM billing.customers c
       LEFT JOIN billing.subscriptions s USING (user_id)
       LEFT JOIN billing.invoices i USING (user_id)
       WHERE c.stripe_customer_id LIKE $1 ORDER BY number`,
      [`cus_${kind}_%`],
    );

  it(
    `of ${EVENTS}, a third of them twice, in any order and with crashes, ends as the same in order`,
    async () => {
      await enlist((index) => `cus_calm_${index}`);
      await enlist((index) => `cus_storm_${index}`);
      const random = chance(2_026);
      const every = Array.from({ length: CUSTOMERS * LIFE.length }, (_, index) => ({
        customer: Math.floor(index / LIFE.length),
        at: index % LIFE.length,
      }));
      const sent = every
        .flatMap((one) => (random() < DUPLICATES ? [one, one] : [one]))
        .map((one) => ({ one, place: random() }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);

      await inParallel(
        Array.from({ length: CUSTOMERS }, (_, customer) => async () => {
          for (const at of LIFE.keys()) await send(`cus_calm_${customer}`, at);
        }),
      );
      await bed.settled(MAX_WAIT_MS);
      await bed.world.query(`
        CREATE FUNCTION billing.crash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF random() < ${CRASHES} THEN RAISE EXCEPTION 'a crash on purpose'; END IF;
          RETURN NULL;
        END $$;
        CREATE TRIGGER crash BEFORE UPDATE ON billing.webhook_events
          FOR EACH STATEMENT EXECUTE FUNCTION billing.crash();`);
      await inParallel(
        sent.map(
          ({ customer, at }) =>
            () =>
              send(`cus_storm_${customer}`, at),
        ),
      );
      await bed.settled(MAX_WAIT_MS);

      const calm = await keptOf('calm');
      const [{ recorded, left }] = await bed.world.query<any>(
        `SELECT count(*)::int AS recorded, (count(*) FILTER (WHERE processed_at IS NULL))::int AS left
         FROM billing.webhook_events WHERE stripe_customer_id LIKE 'cus_storm_%'`,
      );
      expect(sent.length).toBeGreaterThan(every.length * 1.2);
      expect({ recorded, left }).toEqual({ recorded: every.length, left: 0 });
      expect(calm).toHaveLength(CUSTOMERS);
      expect(await keptOf('storm')).toEqual(calm);
    },
    2 * MAX_WAIT_MS,
  );
});

async function inParallel(works: (() => Promise<void>)[]): Promise<void> {
  const rest = [...works];
  const lane = async () => {
    for (let work = rest.shift(); work; work = rest.shift()) await work();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
}
