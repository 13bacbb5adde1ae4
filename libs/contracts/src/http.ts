import { z } from 'zod';
import { authRoutes } from './auth-routes';
import { invoiceSchema, paidPlanSchema, planListSchema, subscriptionSchema } from './billing';
import { blogRoutes } from './blog-routes';
import { affirmationSchema } from './content';
import type { ErrorCode } from './errors';
import {
  readingListSchema,
  readingQuerySchema,
  readingSchema,
  saveBodySchema,
  savedReadingSchema,
} from './journal';
import { placeQuerySchema, placesReplySchema } from './places';
import {
  acceptedSchema,
  allowanceSchema,
  cardOfTodaySchema,
  commitmentSchema,
  generateBodySchema,
  generationSchema,
  idempotencyKeySchema,
  loveBodySchema,
  rerunSchema,
} from './readings';
import { pictureSchema, sharedReadingSchema, shareSchema, shareTokenSchema } from './sharing';
import { text, textLike } from './text';
import { toolSchema } from './tools';
import { usageQuerySchema, usageSchema } from './usage';
import { resonanceSchema, trialAnswerSchema, trialOutcomeSchema, trialSchema } from './trials';

/** One route of the public API. Path parameters are written `:name`. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly status: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a 2xx answer holds; `stream` means server-sent events. */
  readonly reply: z.ZodType | 'stream';
  readonly errors: readonly ErrorCode[];
  /** Changes something, and yet other sites' requests are taken: it knows its callers by what they carry. */
  readonly anyOrigin?: true;
  /**
   * Who may keep a good answer: everybody, where it is the same for all, or the asker alone. Where
   * it is left out, nobody.
   */
  readonly keptBy?: 'everybody' | 'asker';
}

const instantSchema = textLike(/^\d{1,16}$/, 16, 'must be an event id of this stream');

/**
 * The public API, written once: the gateway serves exactly these, its OpenAPI
 * document is made from them and the browser calls them by their paths.
 */
export const routes = {
  ...authRoutes,
  listTools: {
    method: 'GET',
    path: '/api/tools',
    summary: 'The catalogue of reading tools with their form fields',
    status: 200,
    keptBy: 'everybody',
    reply: z.object({ tools: z.array(toolSchema) }),
    errors: [],
  },
  generate: {
    method: 'POST',
    path: '/api/readings/generate',
    summary: 'Ask for a reading; it is written in the background and pushed to the stream',
    status: 202,
    headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
    body: generateBodySchema,
    reply: acceptedSchema,
    errors: [
      'invalid_input',
      'malformed_json',
      'payload_too_large',
      'unsupported_media_type',
      'idempotency_key_reused',
      'daily_limit',
      'daily_limit_upgrade',
      'premium_required',
      'too_many_attempts',
      'service_unavailable',
      'timeout',
    ],
  },
  getGeneration: {
    method: 'GET',
    path: '/api/generations/:id',
    summary: 'One asked-for reading: its status, its text so far and the facts it stands on',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: generationSchema,
    errors: ['invalid_input', 'not_found', 'service_unavailable', 'timeout'],
  },
  rerunGeneration: {
    method: 'POST',
    path: '/api/generations/:id/rerun',
    summary: 'The same reading made again from what was stored, compared with the stored text',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: rerunSchema,
    errors: ['invalid_input', 'not_found', 'service_unavailable', 'timeout'],
  },
  promiseDraw: {
    method: 'POST',
    path: '/api/tarot/commitments',
    summary: 'The hash of the seed of the next draw of cards, to be checked after it',
    status: 201,
    reply: commitmentSchema,
    errors: ['too_many_attempts', 'service_unavailable', 'timeout'],
  },
  getCardOfToday: {
    method: 'GET',
    path: '/api/tarot/today',
    summary: 'The card of the day that was drawn today (UTC), the latest where there are several',
    status: 200,
    reply: cardOfTodaySchema,
    errors: ['service_unavailable', 'timeout'],
  },
  searchPlaces: {
    method: 'GET',
    path: '/api/places',
    summary: 'Towns whose name begins with what was typed',
    status: 200,
    query: z.strictObject({ q: placeQuerySchema }),
    reply: placesReplySchema,
    errors: ['invalid_input', 'service_unavailable', 'timeout'],
  },
  listReadings: {
    method: 'GET',
    path: '/api/readings',
    summary: "The member's saved readings, newest first",
    status: 200,
    query: readingQuerySchema,
    reply: readingListSchema,
    errors: ['authentication_required', 'invalid_input', 'service_unavailable', 'timeout'],
  },
  saveReading: {
    method: 'POST',
    path: '/api/readings',
    summary: "Keeps a reading in the member's journal; the same text twice is one reading",
    status: 200,
    body: saveBodySchema,
    reply: savedReadingSchema,
    errors: [
      'authentication_required',
      'missing_data',
      'invalid_input',
      'malformed_json',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'saving_limit',
      'journal_full',
      'service_unavailable',
      'timeout',
    ],
  },
  getReading: {
    method: 'GET',
    path: '/api/readings/:id',
    summary: 'One saved reading with the facts it stands on',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: readingSchema,
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'service_unavailable',
      'timeout',
    ],
  },
  removeReading: {
    method: 'DELETE',
    path: '/api/readings/:id',
    summary: 'Takes a reading out of the journal; for a day it can be brought back',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: z.object({}),
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'service_unavailable',
      'timeout',
    ],
  },
  restoreReading: {
    method: 'POST',
    path: '/api/readings/:id/restore',
    summary: 'Brings a removed reading back',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: savedReadingSchema,
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'service_unavailable',
      'timeout',
    ],
  },
  getReadingPicture: {
    method: 'GET',
    path: '/api/readings/:id/picture',
    summary: 'A picture of a saved reading for previews, with no birth data: 1200 by 630, PNG',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: pictureSchema,
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'not_shareable',
      'too_many_attempts',
      'service_unavailable',
      'timeout',
    ],
  },
  shareReading: {
    method: 'PUT',
    path: '/api/readings/:id/share',
    summary: 'Makes the public link of a saved reading; the one that there is stays',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: shareSchema,
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'not_shareable',
      'service_unavailable',
      'timeout',
    ],
  },
  stopSharing: {
    method: 'DELETE',
    path: '/api/readings/:id/share',
    summary: 'Ends the public link of a saved reading for good',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: z.object({}),
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'service_unavailable',
      'timeout',
    ],
  },
  getShared: {
    method: 'GET',
    path: '/api/shared/:token',
    summary: 'What stands behind a public link; one that has ended is not found',
    status: 200,
    params: z.object({ token: shareTokenSchema }),
    reply: sharedReadingSchema,
    errors: ['not_found', 'too_many_attempts', 'service_unavailable', 'timeout'],
  },
  loveReading: {
    method: 'PUT',
    path: '/api/readings/:id/love',
    summary: 'Says, or takes back, that a reading resonated; by the id of its generation',
    status: 200,
    params: z.object({ id: z.uuid() }),
    body: loveBodySchema,
    reply: loveBodySchema,
    errors: [
      'invalid_input',
      'malformed_json',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'service_unavailable',
      'timeout',
    ],
  },
  beginTrial: {
    method: 'POST',
    path: '/api/readings/:id/trial',
    summary:
      'A passage from the birth date of a reading or from another, to be weighed without knowing which; by the id of the generation',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: trialSchema,
    errors: [
      'authentication_required',
      'invalid_input',
      'not_found',
      'service_unavailable',
      'timeout',
    ],
  },
  answerTrial: {
    method: 'PUT',
    path: '/api/trials/:id',
    summary: 'Says whether a blind passage resonated; tells whose it was. The first answer stays',
    status: 200,
    params: z.object({ id: z.uuid() }),
    body: trialAnswerSchema,
    reply: trialOutcomeSchema,
    errors: [
      'authentication_required',
      'invalid_input',
      'malformed_json',
      'not_found',
      'payload_too_large',
      'unsupported_media_type',
      'service_unavailable',
      'timeout',
    ],
  },
  listResonance: {
    method: 'GET',
    path: '/api/admin/resonance',
    summary: 'How often blind passages resonated, tool by tool: own birth dates beside controls',
    status: 200,
    reply: resonanceSchema,
    errors: ['authentication_required', 'admin_only', 'service_unavailable', 'timeout'],
  },
  getUsage: {
    method: 'GET',
    path: '/api/admin/usage',
    summary:
      'What happened in the last 7, 30 (unless told otherwise) or 90 days, counted by UTC day',
    status: 200,
    query: usageQuerySchema,
    reply: usageSchema,
    errors: [
      'invalid_input',
      'authentication_required',
      'admin_only',
      'service_unavailable',
      'timeout',
    ],
  },
  listAllowances: {
    method: 'GET',
    path: '/api/readings/allowances',
    summary: 'What is left today, tool by tool',
    status: 200,
    reply: z.object({ allowances: z.array(allowanceSchema) }),
    errors: ['service_unavailable', 'timeout'],
  },
  stream: {
    method: 'GET',
    path: '/api/stream',
    summary:
      'Server-sent events: generation.facts, generation.delta, generation.completed, generation.failed, ' +
      'subscription.changed, plan.applied, publishing.progress, heartbeat. ' +
      'Reconnect with Last-Event-ID (or lastEventId) to be told what changed meanwhile',
    status: 200,
    query: z.object({ lastEventId: instantSchema.optional() }),
    headers: z.object({ 'last-event-id': instantSchema.optional() }),
    reply: 'stream',
    errors: ['invalid_input', 'too_many_streams', 'streams_used_up'],
  },
  listPlans: {
    method: 'GET',
    path: '/api/plans',
    summary: 'The plans, their prices and what each allows',
    status: 200,
    reply: planListSchema,
    errors: ['service_unavailable', 'timeout'],
  },
  getSubscription: {
    method: 'GET',
    path: '/api/subscription',
    summary: 'Whether whoever asks is a subscriber, to which plan and until when',
    status: 200,
    reply: subscriptionSchema,
    errors: ['service_unavailable', 'timeout'],
  },
  createCheckout: {
    method: 'POST',
    path: '/api/billing/checkout',
    summary: 'A page to pay a plan on; for a subscriber, the page to manage the subscription',
    status: 200,
    body: z.strictObject({ plan: paidPlanSchema }),
    reply: z.object({ url: z.url() }),
    errors: [
      'invalid_input',
      'malformed_json',
      'payload_too_large',
      'unsupported_media_type',
      'sign_in_required',
      'checkout_failed',
      'payment_provider_unavailable',
      'payments_off',
      'service_unavailable',
      'timeout',
    ],
  },
  openPortal: {
    method: 'POST',
    path: '/api/billing/portal',
    summary: 'The page where a member changes, cancels or resumes the subscription',
    status: 200,
    reply: z.object({ url: z.url() }),
    errors: [
      'portal_sign_in_required',
      'no_subscription',
      'portal_failed',
      'payment_provider_unavailable',
      'payments_off',
      'service_unavailable',
      'timeout',
    ],
  },
  listInvoices: {
    method: 'GET',
    path: '/api/billing/invoices',
    summary: "The member's invoices, newest first",
    status: 200,
    reply: z.object({ invoices: z.array(invoiceSchema) }),
    errors: ['portal_sign_in_required', 'service_unavailable', 'timeout'],
  },
  receiveWebhook: {
    method: 'POST',
    path: '/api/billing/webhook',
    summary: 'For the payment provider alone: a notice, known by the signature of its exact bytes',
    status: 200,
    headers: z.object({ 'stripe-signature': text(1_000) }),
    body: z.looseObject({ id: text(255), type: text(255) }),
    reply: z.object({ received: z.literal(true) }),
    errors: ['webhook_refused', 'payload_too_large', 'service_unavailable', 'timeout'],
    anyOrigin: true,
  },
  getAffirmation: {
    method: 'GET',
    path: '/api/affirmation',
    summary: "Today's affirmation",
    status: 200,
    keptBy: 'everybody',
    reply: affirmationSchema,
    errors: ['service_unavailable', 'timeout'],
  },
  ...blogRoutes,
} as const satisfies Record<string, HttpRoute>;

export type RouteName = keyof typeof routes;
