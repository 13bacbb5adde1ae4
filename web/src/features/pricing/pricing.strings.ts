import type { PaidPlan, PlanList } from '@cosmic/contracts/billing';
import type { ERRORS } from '@cosmic/contracts/errors';

type MessageOf<Code extends keyof typeof ERRORS> = (typeof ERRORS)[Code]['message'];

export const pricingStrings = {
  title: 'Pricing',
  intro: 'The sky is free. What we make of it can be, too; the plans open all of it.',
  opens: (count: number) => `The ${count} tools that a plan opens`,
  allTools: 'See all tools',
  popular: 'POPULAR',
  current: 'Your plan',
  perMonth: 'per month',
  perYear: 'per year',
  save: (percent: number) => `Save ${percent}%`,
  aMonth: (money: string) => `about ${money} a month`,
  noCard: 'No card needed',
  anyTime: 'Cancel at any time',
  test: 'Test mode: no card is charged.',
  off: 'Nothing can be bought here: payments are not set up.' satisfies MessageOf<'payments_off'>,
  free: { go: 'Begin for free', have: 'Included in your account' },
  subscribe: 'Subscribe',
  manage: 'Manage Subscription',
  switchTo: (plan: string) => `Switch to ${plan}`,
  busy: 'One moment...',
  needsAccount:
    'Please create an account or login to continue.' satisfies MessageOf<'sign_in_required'>,
  noCheckout: 'No checkout URL returned',
  failed:
    'Unable to process your request. Please try again.' satisfies MessageOf<'checkout_failed'>,
  cancelled: 'Nothing was charged. The plans are here whenever you like.',
  unavailable: 'The plans could not be loaded.',
  again: 'Try again',
  success: {
    title: 'Thank you',
    pending: 'Your payment is on its way to us. This page opens everything by itself.',
    long: 'This takes longer than usual. You may leave this page: nothing is lost, and everything opens as soon as the payment has arrived.',
    active: 'Your subscription is active. Every tool, every spread and every article is open.',
    have: (plan: PaidPlan) => `Premium, ${plan}. You can cancel at any time.`,
    tools: 'Explore Tools',
    subscription: 'Your subscription',
    plans: 'Back to the plans',
    signedOut: 'Please login to see your subscription.',
    login: 'Login',
  },
  faqTitle: 'Questions',
  faq: ({ plans, graceDays }: PlanList) => [
    {
      question: 'What is free, and what is premium?',
      answer: `${freeIs(plans)} Subscribers use all tools as often as they like, lay whole spreads, and read every article.`,
    },
    {
      question: 'Can I cancel at any time?',
      answer: `Yes, with two clicks in your dashboard. What you have paid for stays yours until its end. If a renewal can’t be charged, nothing closes for ${many(graceDays, 'day')}.`,
    },
    {
      question: 'Is paying safe?',
      answer:
        'You pay on Stripe’s page. Your card’s number never reaches our servers, and we keep no part of it.',
    },
    {
      question: 'What becomes of my readings when I cancel?',
      answer: 'Everything you have saved stays in your journal, and you can export all of it.',
    },
  ],
} as const;

/** What the free plan's own limits allow. */
function freeIs(plans: PlanList['plans']): string {
  const limits = plans.find(({ key }) => key === 'free')?.limits;
  if (!limits) return '';
  const { dailyToolLimit, toolLimits, monthlyArticleLimit } = limits;
  return `Free accounts have every tool without a PREMIUM mark: ${many(dailyToolLimit, 'reading')} of each a day, ${many(toolLimits['tarot'] ?? dailyToolLimit, 'tarot draw')} a day and ${many(monthlyArticleLimit, 'article')} a month.`;
}

function many(count: number | null, one: string): string {
  if (count === null) return `as many ${one}s as you like`;
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}
