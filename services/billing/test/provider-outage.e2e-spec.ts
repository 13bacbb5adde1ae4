import { billing } from '@cosmic/contracts/billing';
import { makeMember, makeBillingTestBed, type BillingTestBed } from './make';

describe('while Stripe is not itself', () => {
  let bed: BillingTestBed;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    await bed.start({ STRIPE_TIMEOUT_MS: '400' });
    await bed.checkout(makeMember());
  });
  afterEach(() => bed.stripe.control('DELETE', 'faults'));
  afterAll(() => bed.stop());

  const fault = (match: string, how: string | number, times: number) =>
    bed.stripe.control('POST', 'faults', { match, how, times });
  const kept = (member: { id: string }) =>
    bed.world.query<any>('SELECT url FROM billing.checkouts WHERE user_id = $1', [member.id]);
  const sessions = async (member: { id: string }) =>
    (await bed.stripe.overview()).sessions.filter(
      ({ client_reference_id: reference }) => reference === member.id,
    );

  it('says so when nothing is answered, and goes on later as if nothing had been', async () => {
    const member = makeMember();
    await fault('POST /v1/checkout/sessions', 'hang', 2);

    await expect(bed.checkout(member)).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
      message: 'The payment provider does not answer right now. Please try again in a moment.',
    });
    const half = await kept(member);
    const url = await bed.checkout(member);

    expect(half).toEqual([{ url: null }]);
    expect(await sessions(member)).toHaveLength(1);
    await bed.stripe.pay(url);
    await bed.becomes(member, { subscribed: true });
  });

  it('makes one page though the answers to two attempts are lost', async () => {
    const member = makeMember();
    await fault('POST /v1/checkout/sessions', 'lose', 2);

    await expect(bed.checkout(member)).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
    await bed.checkout(member);

    expect(await sessions(member)).toHaveLength(1);
  });

  it('makes one customer though its answer is lost', async () => {
    const member = makeMember();
    await fault('POST /v1/customers', 'lose', 1);

    await bed.checkout(member);

    const { customers } = await bed.stripe.overview();
    expect(customers.filter(({ metadata }) => metadata.userId === member.id)).toHaveLength(1);
  });

  it('gives a page up that Stripe refuses, and makes a new one the next time', async () => {
    const member = makeMember();
    await fault('POST /v1/checkout/sessions', 400, 1);

    await expect(bed.checkout(member)).rejects.toMatchObject({
      code: 'checkout_failed',
      message: 'Unable to process your request. Please try again.',
    });
    expect(await kept(member)).toEqual([]);
    await expect(bed.checkout(member)).resolves.toContain('/pay/');
  });

  it('has no portal, and says so', async () => {
    const member = await bed.subscribe();
    await fault('POST /v1/billing_portal/sessions', 400, 1);
    await expect(bed.rpc.send(billing.portal, member, {})).rejects.toMatchObject({
      code: 'portal_failed',
      message: 'Unable to access the customer portal',
    });
    await fault('POST /v1/billing_portal/sessions', 503, 2);

    await expect(bed.rpc.send(billing.portal, member, {})).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
  });

  it('goes on telling who subscribes', async () => {
    const member = await bed.subscribe();
    await bed.stripe.kill();

    expect(await bed.check(member)).toMatchObject({ subscribed: true });
    await expect(bed.checkout(makeMember())).rejects.toMatchObject({
      code: 'payment_provider_unavailable',
    });
    await bed.stripe.start();
    expect((await bed.stripe.overview()).subscriptions.length).toBeGreaterThan(0);
  });
});

describe('without a key', () => {
  let bed: BillingTestBed;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    await bed.start({ STRIPE_SECRET_KEY: '' });
  });
  afterAll(() => bed.stop());

  it('sells nothing and says so; everything else works', async () => {
    const member = makeMember();

    await expect(bed.checkout(member)).rejects.toMatchObject({ code: 'payments_off' });
    expect(await bed.check(member)).toMatchObject({ subscribed: false });
    expect(await bed.rpc.send(billing.plans, null, {})).toMatchObject({
      payments: 'off',
      plans: [{ key: 'free' }, { key: 'monthly' }, { key: 'yearly' }],
    });
    expect(await bed.rpc.send(billing.cancelForDeletion, null, { userId: member.id })).toEqual({
      cancelled: false,
    });
  });
});
