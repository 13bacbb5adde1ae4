import { Provider } from '@cosmic/billing/stripe/provider/provider';
import { setUp } from '@cosmic/billing/stripe/provider/set-up';
import { readConfig } from '@cosmic/platform/config';
import { providerConfig } from '@cosmic/billing/config';
import { startStandIn, type StandIn } from '@cosmic/billing/testing/stand-in';

describe('setting up what is sold', () => {
  let stripe: StandIn;
  let provider: Provider;

  beforeAll(async () => {
    stripe = await startStandIn('http://127.0.0.1:9/', 'http://site.example');
    provider = new Provider(readConfig(providerConfig, stripe.environment), undefined);
  });
  afterAll(() => stripe.stop());

  it('makes each thing once, however often and however many do it at once', async () => {
    const first = await Promise.all([setUp(provider.stripe), setUp(provider.stripe)]);
    const again = await setUp(provider.stripe);

    expect(first).toEqual([again, again]);
    const { data } = await provider.stripe.prices.list({ limit: 100 });
    expect(data.map(({ unit_amount: amount }) => amount).sort()).toEqual([299_00, 2_999_00]);
    expect((await provider.stripe.billingPortal.configurations.list()).data).toHaveLength(1);
  });

  it('makes a price anew that is no longer that of the table, and takes its key over', async () => {
    const { product, prices } = await setUp(provider.stripe);
    const [old] = (await provider.stripe.prices.list({ lookup_keys: ['cosmic_guide_monthly'] }))
      .data;
    const other = await provider.stripe.prices.create({
      product,
      currency: 'inr',
      unit_amount: 199_00,
      recurring: { interval: 'month' },
      lookup_key: 'cosmic_guide_monthly',
      transfer_lookup_key: true,
    });

    const after = await setUp(provider.stripe);

    expect(old?.id).toBe(prices.monthly);
    expect(after.prices.monthly).not.toBe(other.id);
    expect(after.prices.yearly).toBe(prices.yearly);
    const found = await provider.stripe.prices.list({ lookup_keys: ['cosmic_guide_monthly'] });
    expect(found.data.map(({ id }) => id)).toEqual([after.prices.monthly]);
  });
});
