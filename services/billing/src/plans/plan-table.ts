import type { PaidPlan, Plan, PlanLimits } from '@cosmic/contracts/billing';

const MONTHLY_PAISE = 299_00;
const YEARLY_PAISE = 2_999_00;

/** Days for which a subscriber stays premium after a renewal could not be charged. */
export const GRACE_DAYS = 7;

const FREE = {
  dailyToolLimit: 3,
  toolLimits: { tarot: 1, numerology: null },
  monthlyArticleLimit: 3,
  premiumTools: false,
} satisfies PlanLimits;

const FREE_CLAIMS = [
  `${FREE.toolLimits.tarot} tarot draw a day`,
  `Limited tool access (${FREE.dailyToolLimit}/day)`,
  `${FREE.monthlyArticleLimit} blog views a month`,
];

const PREMIUM: PlanLimits = {
  dailyToolLimit: null,
  toolLimits: {},
  monthlyArticleLimit: null,
  premiumTools: true,
};

const PREMIUM_CLAIMS = [
  'Unlimited access to all tools',
  'Unlimited tarot draws',
  'Unlimited blog articles',
];

/**
 * The plans. Prices, claims and limits stand here and nowhere else: the pricing
 * page shows them, checkout charges them, the daily limit enforces them.
 */
export const PLANS: readonly Plan[] = [
  {
    key: 'free',
    name: 'Free',
    price: 0,
    currency: 'INR',
    interval: 'month',
    savingPercent: null,
    claims: FREE_CLAIMS,
    limits: FREE,
  },
  {
    key: 'monthly',
    name: 'Monthly',
    price: MONTHLY_PAISE,
    currency: 'INR',
    interval: 'month',
    savingPercent: null,
    claims: PREMIUM_CLAIMS,
    limits: PREMIUM,
  },
  {
    key: 'yearly',
    name: 'Yearly',
    price: YEARLY_PAISE,
    currency: 'INR',
    interval: 'year',
    savingPercent: savingPercent(MONTHLY_PAISE, YEARLY_PAISE),
    claims: PREMIUM_CLAIMS,
    limits: PREMIUM,
  },
];

/** The plans that are paid for. */
export const PAID_PLANS = PLANS.filter(
  (plan): plan is Plan & { key: PaidPlan } => plan.key !== 'free',
);

/** Whole per cent that a year's price saves against twelve months; rounded down, so never claimed too high. */
export function savingPercent(monthly: number, yearly: number): number {
  return Math.floor((1 - yearly / (12 * monthly)) * 100);
}
