import type Stripe from 'stripe';
import type { PaidPlan } from '@cosmic/contracts/billing';
import { PAID_PLANS } from '../../plans/plan-table';
import { APP } from './marks';
import { isMissing } from './provider';

const PRODUCT = 'cosmic_guide_premium';

/** What was set up at Stripe, by id. */
export interface SetUp {
  product: string;
  prices: Record<PaidPlan, string>;
  portal: string;
}

/**
 * Makes at Stripe what the plan table sells: a product, a price a plan, found
 * by its lookup key, and the portal's configuration. What is there already
 * stays as it is; a price that the table has changed is made anew and takes
 * the key over, for prices can't be changed and subscribers keep theirs.
 */
export async function setUp(stripe: Stripe): Promise<SetUp> {
  const product = await ensureProduct(stripe);
  const monthly = await ensurePrice(stripe, 'monthly');
  const yearly = await ensurePrice(stripe, 'yearly');
  const prices = { monthly, yearly };
  return { product, prices, portal: await ensurePortal(stripe, product, Object.values(prices)) };
}

export function lookupKeyOf(plan: PaidPlan): string {
  return `cosmic_guide_${plan}`;
}

async function ensureProduct(stripe: Stripe): Promise<string> {
  try {
    return (await stripe.products.retrieve(PRODUCT)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const made = await stripe.products.create(
    { id: PRODUCT, name: 'Cosmic Guide Premium', metadata: { app: APP } },
    { idempotencyKey: `product-${PRODUCT}` },
  );
  return made.id;
}

async function ensurePrice(stripe: Stripe, key: PaidPlan): Promise<string> {
  const plan = PAID_PLANS.find((candidate) => candidate.key === key)!;
  const currency = plan.currency.toLowerCase();
  const lookupKey = lookupKeyOf(key);
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  const there = data.find(
    (price) =>
      price.unit_amount === plan.price &&
      price.currency === currency &&
      price.recurring?.interval === plan.interval,
  );
  if (there) return there.id;
  const made = await stripe.prices.create(
    {
      product: PRODUCT,
      nickname: plan.name,
      currency,
      unit_amount: plan.price,
      recurring: { interval: plan.interval },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { app: APP, plan: key },
    },
    // Named after what it replaces: a price that is brought back must not be answered with the old one.
    { idempotencyKey: `price-${lookupKey}-${plan.price}-after-${data[0]?.id ?? 'none'}` },
  );
  return made.id;
}

async function ensurePortal(stripe: Stripe, product: string, prices: string[]): Promise<string> {
  const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'create_prorations',
      products: [{ product, prices }],
    },
  };
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find(({ metadata }) => metadata?.['app'] === APP);
  if (ours) return (await stripe.billingPortal.configurations.update(ours.id, { features })).id;
  const made = await stripe.billingPortal.configurations.create(
    { features, metadata: { app: APP } },
    { idempotencyKey: `portal-configuration-${prices.join('-')}` },
  );
  return made.id;
}
