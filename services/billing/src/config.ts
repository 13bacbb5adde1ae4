import { z } from 'zod';
import {
  publicUrl,
  requestSecretsOf,
  serviceConfig,
  urlOf,
  wholeNumber,
} from '@cosmic/platform/config';
import { redisAddressSchema } from '@cosmic/platform/queue/redis-address';

/** What is needed to talk to Stripe. */
export const providerConfig = z.object({
  /** Absent: nothing can be bought, everything else works. */
  STRIPE_SECRET_KEY: z.string().optional(),
  /** Where Stripe's API is spoken, when that is not Stripe itself. */
  STRIPE_API_BASE: urlOf('http', 'https').optional(),
  /** How long one attempt of one call may take. */
  STRIPE_TIMEOUT_MS: wholeNumber(100, 80_000).default(8_000),
  /** The site's own address, to which Stripe's pages lead back. */
  PUBLIC_URL: publicUrl.default('http://localhost:3000'),
});
export type ProviderConfig = z.output<typeof providerConfig>;

/** What both processes of the service read. */
const billingProcessConfig = serviceConfig.extend({
  ...requestSecretsOf('billing'),
  ...providerConfig.shape,
  /** Where the queue of customers to be compared with Stripe is. */
  REDIS_URL: redisAddressSchema,
});

/** The variables of the process that answers requests. */
export const billingConfig = billingProcessConfig.extend({
  /** Signs the notices that Stripe sends; each endpoint at Stripe has its own. */
  STRIPE_WEBHOOK_SECRET: z.string().min(16).optional(),
});
export type BillingConfig = z.output<typeof billingConfig>;

/** The variables of the worker, to which Stripe tells nothing by itself. */
export const billingWorkerConfig = billingProcessConfig;
export type BillingWorkerConfig = z.output<typeof billingWorkerConfig>;
