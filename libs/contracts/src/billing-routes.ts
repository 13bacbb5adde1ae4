import { z } from 'zod';
import { invoiceSchema, paidPlanSchema, planListSchema, subscriptionSchema } from './billing';
import type { HttpRoute } from './route';
import { text } from './text';

/** The routes of plans and of paying for them. */
export const billingRoutes = {
  listPlans: {
    method: 'GET',
    path: '/api/plans',
    access: 'anyone',
    summary: 'The plans, their prices and what each allows',
    status: 200,
    reply: planListSchema,
  },
  getSubscription: {
    method: 'GET',
    path: '/api/subscription',
    access: 'anyone',
    summary: 'Whether whoever asks is a subscriber, to which plan and until when',
    status: 200,
    reply: subscriptionSchema,
  },
  createCheckout: {
    method: 'POST',
    path: '/api/billing/checkout',
    access: 'member',
    unauthenticated: 'sign_in_required',
    summary: 'A page to pay a plan on; for a subscriber, the page to manage the subscription',
    status: 200,
    body: z.strictObject({ plan: paidPlanSchema }),
    reply: z.object({ url: z.url() }),
    errors: ['checkout_failed', 'payment_provider_unavailable', 'payments_off'],
  },
  openPortal: {
    method: 'POST',
    path: '/api/billing/portal',
    access: 'member',
    unauthenticated: 'portal_sign_in_required',
    summary: 'The page where a member changes, cancels or resumes the subscription',
    status: 200,
    reply: z.object({ url: z.url() }),
    errors: ['no_subscription', 'portal_failed', 'payment_provider_unavailable', 'payments_off'],
  },
  listInvoices: {
    method: 'GET',
    path: '/api/billing/invoices',
    access: 'member',
    unauthenticated: 'portal_sign_in_required',
    summary: "The member's invoices, newest first",
    status: 200,
    reply: z.object({ invoices: z.array(invoiceSchema) }),
  },
  receiveWebhook: {
    method: 'POST',
    path: '/api/billing/webhook',
    access: 'anyone',
    ignoresToken: true,
    summary: 'For the payment provider alone: a notice, known by the signature of its exact bytes',
    status: 200,
    headers: z.object({ 'stripe-signature': text(1_000) }),
    body: z.looseObject({ id: text(255), type: text(255) }),
    reply: z.object({ received: z.literal(true) }),
    errors: ['webhook_refused', 'payments_off'],
    anyOrigin: true,
  },
} as const satisfies Record<string, HttpRoute>;
