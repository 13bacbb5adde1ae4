import type { Plan, PlanList, Subscription } from '@cosmic/contracts/billing';
import type { ReadingList } from '@cosmic/contracts/readings/journal';
import { toolSummaries } from '@cosmic/tools/catalogue/summaries';
import type { Reminder } from '@cosmic/contracts/account/reminders';
import type { HttpHandler } from 'msw';
import type { Profile } from '@cosmic/contracts/account/profile';
import { dayOfLeo } from './days';
import { MEMBER } from './people';
import { answer } from './server';

const FREE = {
  limits: {
    dailyToolLimit: 3,
    toolLimits: { tarot: 1 },
    monthlyArticleLimit: 3,
    premiumTools: false,
  },
  claims: ['1 tarot draw a day', 'Limited tool access (3/day)', '3 blog views a month'],
};
const PREMIUM = {
  limits: { dailyToolLimit: null, toolLimits: {}, monthlyArticleLimit: null, premiumTools: true },
  claims: ['Unlimited access to all tools', 'Unlimited tarot draws', 'Unlimited blog articles'],
};

const planOf = (
  plan: Pick<Plan, 'key' | 'name' | 'price' | 'interval' | 'savingPercent'>,
): Plan => ({
  ...plan,
  currency: 'INR',
  ...(plan.key === 'free' ? FREE : PREMIUM),
});

/** The plans as a site sells them that takes payments. */
export const PLANS: PlanList = {
  plans: [
    planOf({ key: 'free', name: 'Free', price: 0, interval: 'month', savingPercent: null }),
    planOf({
      key: 'monthly',
      name: 'Monthly',
      price: 29_900,
      interval: 'month',
      savingPercent: null,
    }),
    planOf({ key: 'yearly', name: 'Yearly', price: 299_900, interval: 'year', savingPercent: 16 }),
  ],
  graceDays: 7,
  payments: 'live',
};

export const NOT_SUBSCRIBED: Subscription = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  cancels: false,
  payment_failed: false,
};

export const SUBSCRIBED: Subscription = {
  ...NOT_SUBSCRIBED,
  subscribed: true,
  subscription_tier: 'monthly',
  subscription_end: '2099-01-01T00:00:00.000Z',
};

/** The mornings of somebody who has chosen nothing. */
export const REMINDERS_OFF: Reminder = {
  ...{ frequency: 'off', zone: null, next_at: null, at: '07:00', place: null },
  ...{ silent_days: [], language: 'en', sign: null },
};

/** The journal of somebody who has kept nothing. */
export const NO_READINGS: ReadingList = { readings: [], next: null, counts: {}, months: [] };

const UNKNOWN_PLACEMENT = { sign: null, degree: null, possible: [] };

/** A member who has told nothing but a name. */
export const PROFILE: Profile = {
  id: '6f0c1d5e-8a57-4f0e-9d63-0f9f3c1a2b4d',
  full_name: 'Ada Lovelace',
  birth_date: null,
  birth_time: null,
  birth_part: null,
  birth_place: null,
  avatar_url: null,
  model_off: false,
  lunar_node: 'true',
  zodiac: 'tropical',
  house_system: 'placidus',
  ayanamsa: 'lahiri',
  today_panchang: null,
  current_place: null,
  zodiac_sign: null,
  moon_sign: null,
  rising_sign: null,
  signs: { sun: UNKNOWN_PLACEMENT, moon: UNKNOWN_PLACEMENT, rising: UNKNOWN_PLACEMENT },
  is_premium: false,
};

const HOUR_SECONDS = 3_600;

/** A session that was renewed. */
export const RENEWED = {
  access_token: 'another-access-token',
  token_type: 'bearer',
  expires_in: HOUR_SECONDS,
  expires_at: 4_070_908_800,
  user: MEMBER,
} as const;

/** What a quiet site answers: nothing was read, saved or paid yet. A test's own answers go first. */
export const USUAL_ANSWERS: readonly HttpHandler[] = [
  answer('listTools', { tools: toolSummaries() }),
  answer('listPlans', PLANS),
  answer('getSubscription', NOT_SUBSCRIBED),
  answer('previewReading', { opening: 'It begins like this.', figure: null }),
  answer('listAllowances', { allowances: [] }),
  answer('listReadings', NO_READINGS),
  answer('listInvoices', { invoices: [] }),
  answer('getProfile', PROFILE),
  answer('listPeople', { people: [], max: 50 }),
  answer('listInvitations', { invitations: [], max: 20 }),
  answer('getReminder', REMINDERS_OFF),
  answer('getTransitCalendar', { since: null }),
  answer('listSessions', { sessions: [] }),
  answer('getSecondFactor', { since: null, recovery_codes_left: 0 }),
  answer('getToday', dayOfLeo()),
  answer('getCardOfToday', { generation: null }),
  answer('latestPosts', { posts: [] }),
  answer('getAffirmation', { date: '2026-11-23', content: 'As above, so below.' }),
];
