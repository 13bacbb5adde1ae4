import type { ERRORS } from '@cosmic/contracts/errors';

type MessageOf<Code extends keyof typeof ERRORS> = (typeof ERRORS)[Code]['message'];

export const pricingStrings = {
  title: 'Pricing',
  intro: 'The sky is free. What we make of it can be, too; the plans open all of it.',
  popular: 'POPULAR',
  current: 'Your plan',
  perMonth: 'per month',
  perYear: 'per year',
  save: (percent: number) => `Save ${percent}%`,
  test: 'Test mode: no card is charged.',
  free: { go: 'Begin for free', have: 'Included in your account' },
  subscribe: 'Subscribe',
  change: 'Manage Subscription',
  busy: 'Opening the checkout...',
  needsAccount:
    'Please create an account or login to continue.' satisfies MessageOf<'sign_in_required'>,
  failed:
    'Unable to process your request. Please try again.' satisfies MessageOf<'checkout_failed'>,
  success: 'Thank you. Your subscription is active.',
  pending: 'Thank you. Your payment is on its way to us; this page opens everything by itself.',
  cancelled: 'Nothing was charged. The plans are here whenever you like.',
  unavailable: 'The plans could not be loaded.',
  again: 'Try again',
  faqTitle: 'Questions',
  faq: (graceDays: number) => [
    {
      question: 'What is free, and what is premium?',
      answer:
        'Free accounts have every tool without a PREMIUM mark, three readings a day of each, one card a day and three articles a month. Subscribers use all tools as often as they like, lay whole spreads, and read every article.',
    },
    {
      question: 'Can I cancel at any time?',
      answer: `Yes, with two clicks in your dashboard. What you have paid for stays yours until its end. If a renewal can’t be charged, nothing closes for ${graceDays} days.`,
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
