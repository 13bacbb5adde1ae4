import { z } from 'zod';
import { event, request } from './message';

export const planKeySchema = z.enum(['free', 'monthly', 'yearly']);
export type PlanKey = z.infer<typeof planKeySchema>;

/**
 * What a plan allows. A limit counts readings of one tool in one UTC calendar
 * day; null means no limit. `toolLimits` overrides `dailyToolLimit` for single
 * tools.
 */
export const planLimitsSchema = z.object({
  dailyToolLimit: z.number().int().positive().nullable(),
  toolLimits: z.record(z.string(), z.number().int().positive().nullable()),
  monthlyArticleLimit: z.number().int().positive().nullable(),
  premiumTools: z.boolean(),
});
export type PlanLimits = z.infer<typeof planLimitsSchema>;

export const planSchema = z.object({
  key: planKeySchema,
  name: z.string(),
  /** In the currency's minor unit (paise). */
  price: z.number().int().nonnegative(),
  currency: z.literal('INR'),
  interval: z.enum(['month', 'year']),
  /** Whole per cent saved against twelve months of the monthly plan; null where nothing is saved. */
  savingPercent: z.number().int().nullable(),
  claims: z.array(z.string()),
  limits: planLimitsSchema,
});
export type Plan = z.infer<typeof planSchema>;

export const billing = {
  plans: request(
    'billing.plans.list',
    z.strictObject({}),
    z.object({ plans: z.array(planSchema) }),
  ),
};

export const billingEvents = {
  /** Fires when a plan is first stored and whenever its row changes; carries the plan whole. */
  planPublished: event('event.billing.plan.published', planSchema),
  /** Fires when somebody starts or stops being a subscriber. */
  subscriptionChanged: event(
    'event.billing.subscription.changed',
    z.object({
      userId: z.uuid(),
      isPremium: z.boolean(),
      plan: planKeySchema.nullable(),
      endsAt: z.iso.datetime().nullable(),
      /** Orders changes of one member: an older one arriving late is ignored. */
      changedAt: z.iso.datetime(),
    }),
  ),
};
