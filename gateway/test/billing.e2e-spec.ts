import { createHmac } from 'node:crypto';
import { makeSite, Visitor, type Site } from './make';

const SECRET = 'whsec_of_a_gateway_test';
const NOTICE = JSON.stringify({
  id: 'evt_of_a_gateway_test',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { object: 'invoice', customer: 'cus_of_nobody', note: 'naïve ✓' } },
});

describe('plans and payment', () => {
  let site: Site;
  let url: string;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await makeSite({
      billing: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET },
    });
    ({ url } = await site.gateway());
  });
  beforeEach(() => {
    visitor = new Visitor(url);
  });
  afterAll(() => site.stop());

  const stored = () => site.world.query<{ id: string }>('SELECT id FROM billing.webhook_events');
  const signed = (body: string | Buffer, { age = 0, secret = SECRET } = {}) => {
    const time = Math.floor(Date.now() / 1_000) - age;
    const hash = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
    return `t=${time},v1=${hash}`;
  };
  const post = (body: string | Buffer, headers: Record<string, string>) =>
    fetch(`${url}/api/billing/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: new Uint8Array(Buffer.from(body)),
    });

  it('lists the plans with their terms', async () => {
    const { status, body } = await visitor.call('GET', '/api/plans');

    expect(status).toBe(200);
    expect(body).toMatchObject({ graceDays: 7, payments: 'test' });
  });

  it('tells a guest that nothing is subscribed', async () => {
    const { status, body } = await visitor.call('GET', '/api/subscription');

    expect(status).toBe(200);
    expect(body).toEqual({
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      cancels: false,
      payment_failed: false,
    });
  });

  it.each([
    [
      'POST',
      '/api/billing/checkout',
      { plan: 'monthly' },
      'Please create an account or login to continue.',
    ],
    ['POST', '/api/billing/portal', undefined, 'Please login to manage your subscription'],
    ['GET', '/api/billing/invoices', undefined, 'Please login to manage your subscription'],
  ])('sends a guest who asks for %s %s to sign in', async (method, path, asked, message) => {
    const { status, body } = await visitor.call(method, path, asked);

    expect(status).toBe(401);
    expect(body.error.message).toBe(message);
  });

  it.each([{ plan: 'free' }, { plan: 'lifetime' }, {}, { plan: 'yearly', price: 1 }])(
    'refuses to sell %j',
    async (asked) => {
      await visitor.signUp('buyer@example.com');
      await visitor.signIn('buyer@example.com');

      const { status, body } = await visitor.call('POST', '/api/billing/checkout', asked);

      expect(status).toBe(400);
      expect(body.error.code).toBe('invalid_input');
    },
  );

  describe('a notice', () => {
    const flipped = Buffer.from(NOTICE);
    flipped[flipped.length - 3] = flipped[flipped.length - 3]! ^ 1;
    const withNul = NOTICE.replace('evt_of', 'evt\\u0000of');

    it.each<[string, string | Buffer, Record<string, string>]>([
      ['without a signature', NOTICE, {}],
      ['with an empty signature', NOTICE, { 'stripe-signature': '' }],
      ['with a forged signature', NOTICE, { 'stripe-signature': signed(NOTICE, { secret: 'x' }) }],
      ['that is 301 s old', NOTICE, { 'stripe-signature': signed(NOTICE, { age: 301 }) }],
      ['with one bit flipped', flipped, { 'stripe-signature': signed(NOTICE) }],
      ['written in other white space', ` ${NOTICE}`, { 'stripe-signature': signed(NOTICE) }],
      [
        'of another content type',
        NOTICE,
        { 'stripe-signature': signed(NOTICE), 'content-type': 'text/plain' },
      ],
      ['without a body', '', { 'stripe-signature': signed('') }],
      ['that is not JSON', 'nonsense', { 'stripe-signature': signed('nonsense', { age: 301 }) }],
      ['that is null', 'null', { 'stripe-signature': signed('null') }],
      ['with a NUL in its id', withNul, { 'stripe-signature': signed(withNul) }],
    ])('%s is refused, and nothing is stored', async (_, body, headers) => {
      const answer = await post(body, headers);

      expect(answer.status).toBe(400);
      expect(await stored()).toEqual([]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    });

    it('over the limit is refused', async () => {
      const body = `"${'x'.repeat(200_000)}"`;

      const answer = await post(body, { 'stripe-signature': signed(body) });

      expect(answer.status).toBe(413);
    });

    it('with the right signature over its exact bytes is taken in, once', async () => {
      const answers = [
        await post(NOTICE, { 'stripe-signature': signed(NOTICE) }),
        await post(NOTICE, { 'stripe-signature': signed(NOTICE, { age: 200 }) }),
      ];

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await answers[0]!.json()).toEqual({ received: true });
      expect(await stored()).toEqual([{ id: 'evt_of_a_gateway_test' }]);
    });
  });
});
