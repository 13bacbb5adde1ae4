import type { PlanLimits } from '@cosmic/contracts/billing';

/** The plans by their keys, and what they hold by their limits. */
export const planStrings = {
  names: { free: 'Free', monthly: 'Monthly', yearly: 'Yearly' },
  draws: (limit: PlanLimits['dailyToolLimit']) =>
    limit === null
      ? 'Unlimited tarot draws'
      : `${limit} tarot ${limit === 1 ? 'draw' : 'draws'} a day`,
  tools: (limit: PlanLimits['dailyToolLimit']) =>
    limit === null ? 'Unlimited access to all tools' : `Limited tool access (${limit}/day)`,
  articles: (limit: PlanLimits['monthlyArticleLimit']) =>
    limit === null
      ? 'Unlimited blog articles'
      : `${limit} blog ${limit === 1 ? 'view' : 'views'} a month`,
} as const;
