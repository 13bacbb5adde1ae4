import { billing } from '@cosmic/contracts/billing';
import { until } from '@cosmic/platform/testing/until';
import { makeMember, makeBillingTestBed, SITE, type BillingTestBed } from './make';

const DAY = 24 * 60 * 60;

describe('subscribing', () => {
  let bed: BillingTestBed;

  beforeAll(async () => {
    bed = await makeBillingTestBed();
    await bed.start();
  });
  afterAll(() => bed.stop());

  const overview = () => bed.stripe.overview();
  const of = async (member: { id: string }, kind: 'subscriptions' | 'sessions') => {
    const [row] = await bed.world.query<{ stripe_customer_id: string }>(
      'SELECT stripe_customer_id FROM billing.customers WHERE user_id = $1',
      [member.id],
    );
    return (await overview())[kind].filter(({ customer }) => customer === row?.stripe_customer_id);
  };
  const portal = async (member: ReturnType<typeof makeMember>) =>
    (await bed.rpc.send(billing.portal, member, {})).url;

  it('begins with nobody subscribed, guests included', async () => {
    const nothing = {
      subscribed: false,
      subscription_tier: null,
      subscription_end: null,
      cancels: false,
      payment_failed: false,
    };

    expect(await bed.check(makeMember())).toEqual(nothing);
    expect(await bed.check({ ...makeMember(), kind: 'guest' })).toEqual(nothing);
    expect(await bed.check(null)).toEqual(nothing);
  });

  it('says that payments are pretended and how long the grace is', async () => {
    const { payments, graceDays, plans } = await bed.rpc.send(billing.plans, null, {});

    expect({ payments, graceDays }).toEqual({ payments: 'test', graceDays: 7 });
    expect(plans).toHaveLength(3);
  });

  it.each([
    ['monthly', 28, 31],
    ['yearly', 365, 366],
  ] as const)('takes a member to the %s plan and tells of it', async (plan, least, most) => {
    const member = makeMember();
    const heard = await bed.listen(member);

    const url = await bed.checkout(member, plan);
    const page = await (await fetch(url)).text();
    const paid = await bed.stripe.pay(url);
    const subscription = await bed.becomes(member, { subscribed: true });

    expect(page).toContain('Test mode');
    expect(page).toContain(plan === 'monthly' ? '₹299' : '₹2,999');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`${SITE}/pricing/success`);
    const days = (Date.parse(subscription.subscription_end!) - Date.now()) / (DAY * 1_000);
    expect(days).toBeGreaterThan(least - 1);
    expect(days).toBeLessThan(most + 1);
    expect(subscription).toMatchObject({ subscription_tier: plan, cancels: false });
    await until(() => heard.length > 0, 'it is pushed');
    expect(heard[0]).toEqual({ type: 'subscription.changed', ...subscription });
  });

  it('asks a card for its confirmation, and takes no declined one', async () => {
    const member = makeMember();
    const url = await bed.checkout(member);

    const declined = await bed.stripe.pay(url, '4000 0000 0000 0002');
    const unknown = await bed.stripe.pay(url, '1234 5678 9012 3456');
    const asked = await bed.stripe.submit(url, {
      number: '4000002500003155',
      expiry: '12/34',
      cvc: '1',
    });
    const refused = await bed.stripe.submit(`${url}/confirm`, { answer: 'no' });

    expect([declined.status, unknown.status, asked.status, refused.status]).toEqual([
      402, 402, 200, 402,
    ]);
    expect(await declined.text()).toContain('declined');
    expect(await of(member, 'subscriptions')).toHaveLength(0);
    await bed.stripe.pay(url, '4000002500003155');
    await bed.becomes(member, { subscribed: true });
  });

  it('makes one page of a double click and of two tabs', async () => {
    const member = makeMember();

    const urls = await Promise.all(Array.from({ length: 8 }, () => bed.checkout(member)));

    expect(new Set(urls).size).toBe(1);
    expect(await of(member, 'sessions')).toHaveLength(1);
  });

  it('closes the page of the plan that was chosen before', async () => {
    const member = makeMember();
    const monthly = await bed.checkout(member, 'monthly');

    const yearly = await bed.checkout(member, 'yearly');

    expect((await of(member, 'sessions')).map(({ status }) => status)).toEqual(['expired', 'open']);
    expect((await bed.stripe.pay(monthly)).status).toBe(410);
    await bed.stripe.pay(yearly);
    await bed.becomes(member, { subscription_tier: 'yearly' });
  });

  it('leaves one subscription of two that were paid for, and pays the other back', async () => {
    const member = makeMember();
    const first = await bed.checkout(member, 'monthly');
    // As if the first page could not be closed in time.
    await bed.stripe.control('POST', 'faults', { match: 'POST /v1/checkout/sessions/', how: 400 });
    const second = await bed.checkout(member, 'yearly');

    await bed.stripe.control('POST', 'notices', { hold: true });
    await bed.stripe.pay(first);
    await bed.stripe.pay(second);
    await bed.stripe.control('POST', 'notices', { hold: false });

    // Both were paid in one second, so which of them stays is not said.
    const left = await until(async () => {
      const running = (await of(member, 'subscriptions')).filter(({ ended_at: ended }) => !ended);
      return running.length === 1 ? running[0] : null;
    }, 'one is left');
    await bed.becomes(member, {
      subscribed: true,
      subscription_tier: left.items.data[0].price.metadata.plan,
    });
    await until(async () => {
      const { invoices } = await bed.rpc.send(billing.invoices, member, {});
      return (
        invoices
          .map(({ status }) => status)
          .sort()
          .join() === 'paid,refunded'
      );
    }, 'the other is paid back');
  });

  it('sends a member who subscribes already to the portal', async () => {
    const member = await bed.subscribe();

    const url = await bed.checkout(member, 'yearly');

    expect(url).toContain('/portal/');
    expect(await (await fetch(url)).text()).toContain('Cancel at the end of the period');
  });

  it('changes the plan, cancels, resumes and shows invoices at the portal', async () => {
    const member = await bed.subscribe('monthly');
    const url = await portal(member);
    const [subscription] = await of(member, 'subscriptions');
    const act = (action: string, more = {}) =>
      bed.stripe.submit(`${url}/${action}`, { subscription: subscription.id, ...more });
    const page = await (await fetch(url)).text();
    const yearly = /name="price" value="(price_\w+)"/.exec(page)![1]!;

    await act('cancel');
    await bed.becomes(member, { subscribed: true, cancels: true });
    await act('resume');
    await bed.becomes(member, { cancels: false });
    await act('plan', { price: yearly });
    await bed.becomes(member, { subscription_tier: 'yearly' });

    const { invoices } = await bed.rpc.send(billing.invoices, member, {});
    expect(invoices).toHaveLength(2);
    expect(invoices[0]!.total).toBeGreaterThan(265_000);
    expect(invoices[0]!.total).toBeLessThan(299_900);
    expect(invoices[1]).toMatchObject({ total: 29_900, currency: 'INR', status: 'paid' });
    expect((await fetch(invoices[1]!.url!)).status).toBe(200);
  });

  it('has no portal for somebody who never began, nor anything for a guest', async () => {
    const guest = { ...makeMember(), kind: 'guest' as const };

    await expect(portal(makeMember())).rejects.toMatchObject({ code: 'no_subscription' });
    await expect(portal(guest)).rejects.toMatchObject({ code: 'portal_sign_in_required' });
    await expect(bed.checkout(guest)).rejects.toMatchObject({ code: 'sign_in_required' });
    await expect(bed.rpc.send(billing.invoices, guest, {})).rejects.toMatchObject({
      code: 'portal_sign_in_required',
    });
  });

  it('takes premium away when all of the money was paid back, not when some was', async () => {
    const member = await bed.subscribe();
    const [{ customer }] = (await of(member, 'subscriptions')) as [{ customer: string }];
    const charge = (await overview()).charges.find((one) => one.customer === customer);
    const refund = (amount: number) =>
      fetch(`${bed.stripe.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bed.stripe.environment['STRIPE_SECRET_KEY']}` },
        body: new URLSearchParams({
          payment_intent: charge.payment_intent,
          amount: String(amount),
        }),
      });
    const stateOfInvoice = async () =>
      (await bed.rpc.send(billing.invoices, member, {})).invoices[0]!.status;

    await refund(1_000);
    await until(async () => (await stateOfInvoice()) === 'partly_refunded', 'some is paid back');
    expect((await bed.check(member)).subscribed).toBe(true);
    await refund(28_900);
    await bed.becomes(member, { subscribed: false });

    expect(await stateOfInvoice()).toBe('refunded');
  });
});
