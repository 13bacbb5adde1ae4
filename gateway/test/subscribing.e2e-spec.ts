import { startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';
import { freePort } from '@cosmic/platform/testing/free-port';
import { until } from '@cosmic/platform/testing/until';
import { makeSite, Visitor, type Site } from './make';

const PREMIUM_TOOL = { toolType: 'spiritual-growth', params: { sign: 'leo', dob: '' } };

describe('from a free account to a subscription and back', () => {
  let stripe: StandIn;
  let site: Site;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    stripe = await startStandIn(`${address}/api/billing/webhook`, address);
    site = await makeSite({ billing: stripe.environment });
    ({ url } = await site.gateway(port));
  });
  afterAll(async () => {
    await stripe.stop();
    await site.stop();
  });

  const newMember = async (email: string) => {
    const visitor = new Visitor(url);
    await visitor.signUp(email);
    await visitor.signIn(email);
    return visitor;
  };

  it('opens what the plan promises, tells every tab, and closes it again', async () => {
    const member = await newMember('subscriber@example.com');
    const tab = await member.stream({ authorization: `Bearer ${member.token}` });
    const told = (subscribed: boolean) =>
      until(
        () =>
          tab.events.find(
            ({ type, data }) =>
              type === 'subscription.changed' && data['subscribed'] === subscribed,
          ),
        `the tab is told: ${subscribed}`,
      );
    const gated = async () => (await member.generate(PREMIUM_TOOL)).body.error?.code ?? 'open';
    const before = await gated();

    const checkout = await member.call('POST', '/api/billing/checkout', { plan: 'yearly' });
    const paid = await stripe.pay(checkout.body.url);
    const { data } = await told(true);

    expect(before).toBe('premium_required');
    expect(checkout.status).toBe(200);
    expect(paid.headers.get('location')).toBe(`${url}/pricing/success`);
    expect(data).toMatchObject({ subscription_tier: 'yearly', cancels: false });
    expect((await member.call('GET', '/api/subscription')).body).toEqual(data);
    const invoices = await member.call('GET', '/api/billing/invoices');
    expect(invoices.body.invoices).toMatchObject([{ total: 299_900, status: 'paid' }]);
    await until(async () => (await gated()) === 'open', 'the tool is open');

    const portal = await member.call('POST', '/api/billing/portal');
    const page = await (await fetch(portal.body.url)).text();
    const subscription = /name="subscription" value="(sub_\w+)"/.exec(page)![1]!;
    await stripe.submit(`${portal.body.url}/cancel`, { subscription });
    await until(
      async () => (await member.call('GET', '/api/subscription')).body.cancels,
      'it is cancelled',
    );
    await stripe.control('POST', 'clock', { days: 367 });
    await told(false);
    await until(async () => (await gated()) === 'premium_required', 'the tool is closed');
    tab.close();
  });

  it('counts what was paid among the figures of the day', async () => {
    const revenue = async () => {
      const rows = await site.world.query<{ name: string; value: string }>(
        `SELECT name, value FROM usage.daily_figures WHERE figure = 'revenue'`,
      );
      return Object.fromEntries(rows.map(({ name, value }) => [name, Number(value)]));
    };
    const payer = await newMember('payer@example.com');
    const before = (await revenue())['INR'] ?? 0;

    const checkout = await payer.call('POST', '/api/billing/checkout', { plan: 'monthly' });
    await stripe.pay(checkout.body.url);

    await until(async () => ((await revenue())['INR'] ?? 0) > before, 'the payment is counted');
    expect(await revenue()).toEqual({ INR: before + 29_900 });
  });

  it("shows nobody another's subscription", async () => {
    const owner = await newMember('owner@example.com');
    const checkout = await owner.call('POST', '/api/billing/checkout', { plan: 'monthly' });
    await stripe.pay(checkout.body.url);
    await until(
      async () => (await owner.call('GET', '/api/subscription')).body.subscribed,
      'the owner subscribes',
    );

    const other = await newMember('other@example.com');

    expect((await other.call('GET', '/api/subscription')).body.subscribed).toBe(false);
    expect((await other.call('GET', '/api/billing/invoices')).body.invoices).toEqual([]);
    expect((await other.call('POST', '/api/billing/portal')).status).toBe(409);
  });
});
