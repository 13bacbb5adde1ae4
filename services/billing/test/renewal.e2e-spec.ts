import { billing } from '@cosmic/contracts/billing';
import { until } from '@cosmic/platform/testing/until';
import { makeTill, type Till } from './make';

const FAILS_LATER = '4000 0000 0000 0341';

describe('renewal', () => {
  let till: Till;

  beforeAll(async () => {
    till = await makeTill();
    await till.start();
  });
  afterAll(() => till.stop());

  const advance = (days: number) => till.stripe.control('POST', 'clock', { days });
  const invoicesOf = async (member: Parameters<Till['check']>[0]) =>
    (await till.asker.ask(billing.invoices, member, {})).invoices;
  const endOf = async (member: Parameters<Till['check']>[0]) =>
    Date.parse((await till.check(member)).subscription_end!);

  it('goes on month by month while the card works', async () => {
    const member = await till.subscribe('monthly');
    const before = await endOf(member);

    await advance(32);
    await until(async () => (await endOf(member)) > before, 'it is renewed');

    expect(await invoicesOf(member)).toHaveLength(2);
    expect(await till.check(member)).toMatchObject({ subscribed: true, payment_failed: false });
  });

  it('that fails leaves seven days, in which another card mends it', async () => {
    const member = await till.subscribe('monthly', FAILS_LATER);
    const paidUntil = await endOf(member);

    await advance(31.5);
    const failed = await till.becomes(member, { payment_failed: true });

    expect(failed.subscribed).toBe(true);
    expect(Date.parse(failed.subscription_end!)).toBe(paidUntil + 7 * 24 * 60 * 60 * 1_000);
    const { url } = await till.asker.ask(billing.portal, member, {});
    const id = /name="subscription" value="(sub_\w+)"/.exec(await (await fetch(url)).text())![1]!;
    expect((await till.stripe.submit(`${url}/pay`, { subscription: id })).status).toBe(402);
    await till.stripe.submit(`${url}/card`, { number: '4242424242424242' });
    await till.stripe.submit(`${url}/pay`, { subscription: id });
    await till.becomes(member, { payment_failed: false, subscribed: true });
  });

  it('that goes on failing ends the subscription', async () => {
    const member = await till.subscribe('monthly', FAILS_LATER);

    for (let day = 0; day < 42; day += 2) await advance(2);

    await till.becomes(member, { subscribed: false });
    expect((await invoicesOf(member)).map(({ status }) => status)).toEqual(['open', 'paid']);
  });

  it('does not come for who has cancelled: the time that was paid ends it', async () => {
    const member = await till.subscribe('monthly');
    const end = await endOf(member);
    const { url } = await till.asker.ask(billing.portal, member, {});
    const id = /name="subscription" value="(sub_\w+)"/.exec(await (await fetch(url)).text())![1]!;

    await till.stripe.submit(`${url}/cancel`, { subscription: id });
    await till.becomes(member, { cancels: true, subscribed: true });
    expect(await endOf(member)).toBe(end);
    await advance(32);

    await till.becomes(member, { subscribed: false });
    expect(await invoicesOf(member)).toHaveLength(1);
  });

  it('lets somebody subscribe anew afterwards', async () => {
    const member = await till.subscribe('monthly');
    await till.asker.ask(billing.cancelForDeletion, null, { userId: member.id });
    await till.becomes(member, { subscribed: false });

    await till.stripe.pay(await till.checkout(member, 'yearly'));

    await till.becomes(member, { subscribed: true, subscription_tier: 'yearly' });
  });
});

describe('grace', () => {
  let till: Till;

  beforeAll(async () => {
    till = await makeTill();
    await till.start();
  });
  afterAll(() => till.stop());

  it('ends premium by itself, though Stripe still waits for the money', async () => {
    // Forty days ago, so that by our own clock the renewal failed nine days ago.
    await till.stripe.control('POST', 'clock', { days: -40 });
    const url = await till.checkout({ kind: 'member', id: MEMBER });
    await till.stripe.pay(url, FAILS_LATER);
    await till.settled();

    await till.stripe.control('POST', 'clock', { days: 32 });
    await till.settled();
    await till.asker.ask(billing.reconcile, null, { userId: MEMBER });
    await till.settled();

    const [row] = await till.world.query<any>(
      'SELECT status, is_premium, payment_failed FROM billing.subscriptions WHERE user_id = $1',
      [MEMBER],
    );
    expect(row).toEqual({ status: 'past_due', is_premium: false, payment_failed: true });
    expect(await till.check({ kind: 'member', id: MEMBER })).toMatchObject({
      subscribed: false,
      payment_failed: true,
    });
  });
});

const MEMBER = '6f2d4a54-5c0e-4d0c-9c6e-1f7a0c1d2e3f';
