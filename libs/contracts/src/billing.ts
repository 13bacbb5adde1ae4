import { z } from 'zod';
import { currencySchema, wordSchema } from './event-fields';
import { event, request } from './message';
import { text } from './text';

export const planKeySchema = z.enum(['free', 'monthly', 'yearly']);
export type PlanKey = z.infer<typeof planKeySchema>;

/**
 * What a plan allows. A limit counts readings of one tool in one UTC calendar
 * day; null means no limit. `toolLimits` overrides `dailyToolLimit` for single
 * tools.
 */
export const planLimitsSchema = z.object({
  dailyToolLimit: z.number().int().positive().nullable(),
  toolLimits: z.record(wordSchema, z.number().int().positive().nullable()),
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

/** The plans that are paid for. */
export const paidPlanSchema = z.enum(['monthly', 'yearly']);
export type PaidPlan = z.infer<typeof paidPlanSchema>;

/** How payments are taken: not at all, pretended so that no card is charged, or for real. */
export const paymentsSchema = z.enum(['off', 'test', 'live']);
export type Payments = z.infer<typeof paymentsSchema>;

export const planListSchema = z.object({
  plans: z.array(planSchema),
  /** Days for which a subscriber stays premium after a renewal could not be charged. */
  graceDays: z.number().int().positive(),
  payments: paymentsSchema,
});
export type PlanList = z.infer<typeof planListSchema>;

/** Whether somebody is a subscriber, and until when that is known to last. */
export const subscriptionSchema = z.object({
  subscribed: z.boolean(),
  subscription_tier: paidPlanSchema.nullable(),
  /** When the paid time ends: it is renewed then, unless `cancels`. While `payment_failed`, when the grace ends. */
  subscription_end: z.iso.datetime().nullable(),
  /** The subscriber has cancelled: it is not renewed at its end. */
  cancels: z.boolean(),
  /** The last renewal could not be charged: the subscription ends with the grace unless it is paid. */
  payment_failed: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void', 'refunded', 'partly_refunded']),
  /** In the currency's minor unit (paise). */
  total: z.number().int(),
  refunded: z.number().int().nonnegative(),
  currency: z.string(),
  created_at: z.iso.datetime(),
  /** The payment provider's page of the invoice. */
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** Where the browser is to go next. */
const destinationSchema = z.object({ url: z.url() });

/** Room for the largest body that the gateway takes, 128 KiB, in base64. */
const MAX_NOTICE_BASE64 = 180_000;

/** Calls that wait for the payment provider may take longer than others. */
const WITH_PROVIDER = { withinMilliseconds: 20_000 };

export const billing = {
  plans: request('billing.plans.list', z.strictObject({}), planListSchema),
  /** Whether the asking actor is a subscriber; a guest never is. */
  subscription: request('billing.subscription.check', z.strictObject({}), subscriptionSchema),
  /** A page to pay a plan on; the portal for a member who subscribes already. */
  checkout: request(
    'billing.checkout.create',
    z.strictObject({ plan: paidPlanSchema }),
    destinationSchema,
    WITH_PROVIDER,
  ),
  /** The page where the asking member manages the subscription. */
  portal: request('billing.portal.open', z.strictObject({}), destinationSchema, WITH_PROVIDER),
  /** The asking member's invoices, newest first, at most 100. */
  invoices: request(
    'billing.invoices.list',
    z.strictObject({}),
    z.object({ invoices: z.array(invoiceSchema) }),
  ),
  /** Takes in a notice of the payment provider: its bytes as they came (base64) and its signature. */
  webhook: request(
    'billing.webhook.receive',
    z.strictObject({
      body: z.string().max(MAX_NOTICE_BASE64, { abort: true }).pipe(z.base64()),
      signature: text(1_000),
    }),
    z.object({ received: z.literal(true) }),
  ),
  /** Compares members with the payment provider in the background: one, or everybody. Says how many. */
  reconcile: request(
    'billing.subscription.reconcile',
    z.strictObject({ userId: z.uuid().optional() }),
    z.object({ queued: z.number().int().nonnegative() }),
  ),
  /**
   * Ends a member's subscription at once, before the account is erased. Asked
   * again it finds nothing left to cancel. An error means that it may still run.
   */
  cancelForDeletion: request(
    'billing.subscription.cancel-for-deletion',
    z.strictObject({ userId: z.uuid() }),
    z.object({ cancelled: z.boolean() }),
    WITH_PROVIDER,
  ),
};

export const billingEvents = {
  /**
   * Fires when more of a member's money, or less of it, is known to be ours: an invoice was paid, or
   * paid back. Does not tell whose.
   */
  moneyMoved: event(
    'event.billing.money.moved',
    z.object({
      currency: currencySchema,
      /** In the smallest unit of the money; negative where it was paid back. */
      amount: z.number().int(),
    }),
  ),
  /** Fires when a plan is first stored and whenever its row changes. */
  planPublished: event(
    'event.billing.plan.published',
    planSchema.pick({ key: true, limits: true }),
  ),
  /**
   * Fires when somebody starts or stops being a subscriber, changes the plan, or
   * when it is known to last longer or shorter.
   */
  subscriptionChanged: event(
    'event.billing.subscription.changed',
    z.object({
      userId: z.uuid(),
      isPremium: z.boolean(),
      plan: planKeySchema.nullable(),
      /** Premium ends then unless a later event says otherwise; leaves room for a renewal to be charged. */
      endsAt: z.iso.datetime().nullable(),
      /** Orders changes of one member: an older one arriving late is ignored. */
      changedAt: z.iso.datetime(),
    }),
  ),
};
