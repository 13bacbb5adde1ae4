import Stripe from 'stripe';
import { SECRET_KEY, startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';

/** The stand-in as Stripe's own SDK meets it: what Stripe refuses, it refuses in the same words. */
describe('the stand-in for Stripe', () => {
  let standIn: StandIn;
  let stripe: Stripe;

  beforeAll(async () => {
    // Nobody takes its notices.
    standIn = await startStandIn('http://127.0.0.1:9/webhook', 'http://cosmic.example');
    const { hostname, port } = new URL(standIn.url);
    stripe = new Stripe(SECRET_KEY, {
      protocol: 'http',
      host: hostname,
      port,
      maxNetworkRetries: 0,
      telemetry: false,
    });
  });
  afterAll(() => standIn.stop());

  async function refusalOf(call: Promise<unknown>) {
    const error: unknown = await call.then(
      () => 'taken',
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    const refusal = error as Stripe.errors.StripeInvalidRequestError;
    const { statusCode, code, param, message, doc_url: help } = refusal;
    return { statusCode, code, param, message, help };
  }

  async function priced() {
    const product = await stripe.products.create({ name: 'Premium' });
    return stripe.prices.create({
      product: product.id,
      currency: 'inr',
      unit_amount: 49_900,
      recurring: { interval: 'month' },
    });
  }

  /** A customer who has paid for a month. */
  async function subscriber() {
    const { id: customer } = await stripe.customers.create({ email: 'ada@cosmic.example' });
    const { id: price } = await priced();
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://cosmic.example/done',
    });
    await standIn.pay(session.url!);
    return { customer, session };
  }

  it('refuses parameters that Stripe does not know, and names them', async () => {
    const wrong = { nick: 'Ada' } as Stripe.CustomerCreateParams;

    expect(await refusalOf(stripe.customers.create(wrong))).toEqual({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'nick',
      message: 'Received unknown parameter: nick',
      help: 'https://stripe.com/docs/error-codes/parameter-unknown',
    });
  });

  it('refuses addresses, currencies, amounts and limits that Stripe refuses', async () => {
    const price = { product: 'p', recurring: { interval: 'month' } } as const;

    expect(await refusalOf(stripe.customers.create({ email: 'not an address' }))).toMatchObject({
      statusCode: 400,
      code: 'email_invalid',
      param: 'email',
      message: 'Invalid email address: not an address',
    });
    expect(
      await refusalOf(stripe.prices.create({ ...price, currency: 'zzz', unit_amount: 1 })),
    ).toMatchObject({
      param: 'currency',
      message: expect.stringMatching(/^Invalid currency: zzz\./),
    });
    expect(
      await refusalOf(stripe.prices.create({ ...price, currency: 'inr', unit_amount: -1 })),
    ).toMatchObject({ code: 'parameter_invalid_integer', param: 'unit_amount' });
    expect(await refusalOf(stripe.invoices.list({ limit: 1_000 }))).toMatchObject({
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  });

  it('refuses to expand what Stripe can not, with and without anything to show', async () => {
    const { id } = await stripe.customers.create({});
    const message = 'This property cannot be expanded (nonsense).';

    expect(await refusalOf(stripe.customers.retrieve(id, { expand: ['nonsense'] }))).toMatchObject({
      statusCode: 400,
      message,
    });
    expect(await refusalOf(stripe.refunds.create({ expand: ['nonsense'] }))).toMatchObject({
      message,
    });
    expect(
      await refusalOf(stripe.charges.list({ customer: id, expand: ['customer'] })),
    ).toMatchObject({ message: 'This property cannot be expanded (customer).' });
  });

  it('shows payments and subscriptions on request only', async () => {
    const { customer } = await subscriber();

    const [plain] = (await stripe.invoices.list({ customer })).data;
    const [expanded] = (
      await stripe.invoices.list({ customer, expand: ['data.payments', 'data.customer'] })
    ).data;
    const owner = await stripe.customers.retrieve(customer, { expand: ['subscriptions'] });

    expect(plain).not.toHaveProperty('payments');
    expect(plain!.customer).toBe(customer);
    expect(expanded!.payments!.data).toMatchObject([{ object: 'invoice_payment', status: 'paid' }]);
    expect(expanded!.customer).toMatchObject({ id: customer, email: 'ada@cosmic.example' });
    expect(owner).toMatchObject({ subscriptions: { data: [{ status: 'active' }] } });
    expect(await stripe.customers.retrieve(customer)).not.toHaveProperty('subscriptions');
  });

  it('answers with no field that Stripe does not have', async () => {
    const { session } = await subscriber();

    for (const field of ['price', 'subscriptionMetadata'])
      expect(session).not.toHaveProperty(field);
  });

  it('tells what a path names apart from what a parameter names', async () => {
    expect(await refusalOf(stripe.customers.retrieve('cus_gone'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(await refusalOf(stripe.charges.list({ customer: 'cus_gone' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'customer',
    });
    expect(await refusalOf(stripe.refunds.create({ payment_intent: 'pi_gone' }))).toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'payment_intent',
    });
  });

  it('sells subscriptions to customers it knows, at prices that recur', async () => {
    const { id: customer } = await stripe.customers.create({});
    const { id: product } = await stripe.products.create({ name: 'Once' });
    const { id: once } = await stripe.prices.create({ product, currency: 'inr', unit_amount: 1 });
    const page = (more: Stripe.Checkout.SessionCreateParams) =>
      refusalOf(
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          line_items: [{ price: once, quantity: 1 }],
          success_url: 'http://cosmic.example/done',
          ...more,
        }),
      );

    expect(await page({})).toMatchObject({ message: expect.stringContaining('recurring price') });
    expect(await page({ customer: 'cus_gone' })).toMatchObject({ param: 'customer' });
    expect(await page({ line_items: [{ price: 'price_gone' }] })).toMatchObject({
      param: 'line_items[0][price]',
    });
    expect(await page({ success_url: 'done' })).toMatchObject({ code: 'url_invalid' });
  });

  it('lists page by page in either direction, and by what a filter says', async () => {
    const { customer } = await subscriber();
    const all = (await stripe.prices.list({ limit: 100 })).data.map(({ id }) => id);
    const first = await stripe.prices.list({ limit: 1 });

    const next = await stripe.prices.list({ limit: 100, starting_after: first.data[0]!.id });
    const before = await stripe.prices.list({ limit: 1, ending_before: all.at(-1)! });

    expect(first.has_more).toBe(true);
    expect([first.data[0]!.id, ...next.data.map(({ id }) => id)]).toEqual(all);
    expect(before.data[0]!.id).toBe(all.at(-2));
    expect((await stripe.prices.list({ active: false })).data).toEqual([]);
    expect((await stripe.charges.list({ customer, created: { gt: 99_999_999_999 } })).data).toEqual(
      [],
    );
    expect((await stripe.charges.list({ customer, created: { gt: 0 } })).data).toHaveLength(1);
    expect(await refusalOf(stripe.prices.list({ starting_after: 'price_gone' }))).toMatchObject({
      code: 'resource_missing',
      param: 'starting_after',
    });
  });

  it('lists subscriptions that have ended where they are asked for', async () => {
    const { customer } = await subscriber();
    const [begun] = (await stripe.subscriptions.list({ customer })).data;

    await stripe.subscriptions.cancel(begun!.id);

    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    for (const status of ['all', 'ended', 'canceled'] as const) {
      expect((await stripe.subscriptions.list({ customer, status })).data).toHaveLength(1);
    }
  });
});
