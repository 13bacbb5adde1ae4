import { billing } from '@cosmic/contracts/billing';
import { until } from '@cosmic/platform/testing/until';
import { makeBillingTestBed, type BillingTestBed } from './make';

const FAILS_LATER = '4000 0000 0000 0341';

describe('renewal', () => {
  let bed: BillingTestBed;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    await bed.start();
  });
  afterAll(() => bed.stop());

  const advance = (days: number) => bed.stripe.control('POST', 'clock', { days });
  const invoicesOf = async (member: Parameters<BillingTestBed['check']>[0]) =>
    (await bed.rpc.send(billing.invoices, member, {})).invoices;
  const endOf = async (member: Parameters<BillingTestBed['check']>[0]) =>
    Date.parse((await bed.check(member)).subscription_end!);

  it('goes on month by month while the card works', async () => {
    const member = await bed.subscribe('monthly');
    const before = await endOf(member);

    await advance(32);
    await until(async () => (await endOf(member)) > before, 'it is renewed');

    expect(await invoicesOf(member)).toHaveLength(2);
    expect(await bed.check(member)).toMatchObject({ subscribed: true, payment_failed: false });
  });

  it('that fails leaves seven days, in which another card mends it', async () => {
    const member = await bed.subscribe('monthly', FAILS_LATER);
    const paidUntil = await endOf(member);

    await advance(31.5);
    const failed = await bed.becomes(member, { payment_failed: true });

    expect(failed.subscribed).toBe(true);
    expect(Date.parse(failed.subscription_end!)).toBe(paidUntil + 7 * 24 * 60 * 60 * 1_000);
    const { url } = await bed.rpc.send(billing.portal, member, {});
    const id = /name="subscription" value="(sub_\w+)"/.exec(await (await fetch(url)).text())![1]!;
    expect((await bed.stripe.submit(`${url}/pay`, { subscription: id })).status).toBe(402);
    await bed.stripe.submit(`${url}/card`, { number: '4242424242424242' });
    await bed.stripe.submit(`${url}/pay`, { subscription: id });
    await bed.becomes(member, { payment_failed: false, subscribed: true });
  });

  it('that goes on failing ends the subscription', async () => {
    const member = await bed.subscribe('monthly', FAILS_LATER);

    for (let day = 0; day < 42; day += 2) await advance(2);

    await bed.becomes(member, { subscribed: false });
    expect((await invoicesOf(member)).map(({ status }) => status)).toEqual(['open', 'paid']);
  });

  it('does not come for who has cancelled: the time that was paid ends it', async () => {
    const member = await bed.subscribe('monthly');
    const end = await endOf(member);
    const { url } = await bed.rpc.send(billing.portal, member, {});
    const id = /name="subscription" value="(sub_\w+)"/.exec(await (await fetch(url)).text())![1]!;

    await bed.stripe.submit(`${url}/cancel`, { subscription: id });
    await bed.becomes(member, { cancels: true, subscribed: true });
    expect(await endOf(member)).toBe(end);
    await advance(32);

    await bed.becomes(member, { subscribed: false });
    expect(await invoicesOf(member)).toHaveLength(1);
  });

  it('lets somebody subscribe anew afterwards', async () => {
    const member = await bed.subscribe('monthly');
    await bed.rpc.send(billing.cancelForDeletion, null, { userId: member.id });
    await bed.becomes(member, { subscribed: false });

    await bed.stripe.pay(await bed.checkout(member, 'yearly'));

    await bed.becomes(member, { subscribed: true, subscription_tier: 'yearly' });
  });
});

describe('grace', () => {
  let bed: BillingTestBed;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    await bed.start();
  });
  afterAll(() => bed.stop());

  it('ends premium by itself, though Stripe still waits for the money', async () => {
    // Forty days ago, so that by our own clock the renewal failed nine days ago.
    await bed.stripe.control('POST', 'clock', { days: -40 });
    const url = await bed.checkout({ kind: 'member', id: MEMBER });
    await bed.stripe.pay(url, FAILS_LATER);
    await bed.settled();

    await bed.stripe.control('POST', 'clock', { days: 32 });
    await bed.settled();
    await bed.rpc.send(billing.reconcile, null, { userId: MEMBER });
    await bed.settled();

    const [row] = await bed.world.query<any>(
      'SELECT status, is_premium, payment_failed FROM billing.subscriptions WHERE user_id = $1',
      [MEMBER],
    );
    expect(row).toEqual({ status: 'past_due', is_premium: false, payment_failed: true });
    expect(await bed.check({ kind: 'member', id: MEMBER })).toMatchObject({
      subscribed: false,
      payment_failed: true,
    });
  });
});

const MEMBER = '6f2d4a54-5c0e-4d0c-9c6e-1f7a0c1d2e3f';
