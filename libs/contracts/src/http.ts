import { z } from 'zod';
import { authRoutes } from './account/auth-routes';
import { billingRoutes } from './billing-routes';
import { blogRoutes } from './blog/blog-routes';
import { affirmationSchema } from './content';
import { dayRoutes } from './days/day-routes';
import { problem } from './field-problems';
import { idempotencyKeySchema } from './idempotency-key';
import { invitationRoutes } from './people/invitation-routes';
import {
  readingListSchema,
  readingQuerySchema,
  readingSchema,
  saveBodySchema,
  savedReadingSchema,
} from './readings/journal';
import { peopleRoutes } from './people/people-routes';
import { placeQuerySchema, placesReplySchema } from './sky/places';
import { profileRoutes } from './account/profile-routes';
import {
  acceptedSchema,
  allowanceSchema,
  cardOfTodaySchema,
  cardQuerySchema,
  commitmentSchema,
  generateBodySchema,
  generationSchema,
  loveBodySchema,
  rerunSchema,
} from './readings/readings';
import type { HttpRoute } from './route';
import { sharingRoutes } from './readings/sharing-routes';
import { textLike } from './text';
import { toolSchema } from './readings/tools';
import { usageQuerySchema, usageSchema } from './usage';
import { previewSchema } from './readings/previews';
import {
  resonanceSchema,
  trialAnswerSchema,
  trialOutcomeSchema,
  trialSchema,
} from './readings/trials';

const instantSchema = textLike(/^\d{1,16}$/, 16, problem('not_an_event_id'));

/**
 * The public API, written once: the gateway serves exactly these, its OpenAPI
 * document is made from them and the browser calls them by their paths.
 */
export const routes = {
  ...authRoutes,
  ...profileRoutes,
  ...peopleRoutes,
  ...invitationRoutes,
  ...dayRoutes,
  listTools: {
    method: 'GET',
    path: '/api/tools',
    access: 'anyone',
    summary: 'The catalogue of reading tools with their form fields',
    status: 200,
    keptBy: 'everybody',
    reply: z.object({ tools: z.array(toolSchema) }),
  },
  generate: {
    method: 'POST',
    path: '/api/readings/generate',
    access: 'anyone',
    summary: 'Ask for a reading; it is written in the background and pushed to the stream',
    notes:
      'The answer comes at once. Its `id` is that of the events `generation.delta` and ' +
      '`generation.completed`, and of `GET /api/generations/{id}`, which tells the same to a client ' +
      'that listens to no events. The same `Idempotency-Key` again is the same reading.',
    status: 202,
    headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
    body: generateBodySchema,
    reply: acceptedSchema,
    errors: [
      'idempotency_key_reused',
      'daily_limit',
      'daily_limit_upgrade',
      'premium_required',
      'too_many_attempts',
      'too_many_waiting',
    ],
  },
  previewReading: {
    method: 'POST',
    path: '/api/readings/preview',
    access: 'anyone',
    summary:
      'How a reading would begin: its first paragraph and its figure; nothing is kept or used up',
    status: 200,
    body: generateBodySchema,
    reply: previewSchema,
    errors: ['too_many_attempts'],
  },
  getGeneration: {
    method: 'GET',
    path: '/api/generations/:id',
    access: 'anyone',
    summary: 'One asked-for reading: its status, its text so far and the facts it stands on',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: generationSchema,
    errors: ['not_found'],
  },
  rerunGeneration: {
    method: 'POST',
    path: '/api/generations/:id/rerun',
    access: 'anyone',
    summary: 'The same reading made again from what was stored, compared with the stored text',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: rerunSchema,
    errors: ['not_found'],
  },
  promiseDraw: {
    method: 'POST',
    path: '/api/tarot/commitments',
    access: 'anyone',
    summary: 'The hash of the seed of the next draw of cards, to be checked after it',
    status: 201,
    reply: commitmentSchema,
    errors: ['too_many_attempts'],
  },
  getCardOfToday: {
    method: 'GET',
    path: '/api/tarot/today',
    access: 'anyone',
    summary:
      'The card of the day that was drawn since midnight, the latest where there are several',
    query: cardQuerySchema,
    status: 200,
    reply: cardOfTodaySchema,
  },
  searchPlaces: {
    method: 'GET',
    path: '/api/places',
    access: 'anyone',
    summary: 'Towns whose name begins with what was typed',
    status: 200,
    query: z.strictObject({ q: placeQuerySchema }),
    reply: placesReplySchema,
  },
  listReadings: {
    method: 'GET',
    path: '/api/readings',
    access: 'member',
    summary: "The member's saved readings, newest first",
    status: 200,
    query: readingQuerySchema,
    reply: readingListSchema,
  },
  saveReading: {
    method: 'POST',
    path: '/api/readings',
    access: 'member',
    summary: "Keeps a reading in the member's journal; the same text twice is one reading",
    status: 200,
    body: saveBodySchema,
    reply: savedReadingSchema,
    errors: ['missing_data', 'not_found', 'saving_limit', 'journal_full'],
  },
  getReading: {
    method: 'GET',
    path: '/api/readings/:id',
    access: 'member',
    summary: 'One saved reading with the facts it stands on',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: readingSchema,
    errors: ['not_found'],
  },
  removeReading: {
    method: 'DELETE',
    path: '/api/readings/:id',
    access: 'member',
    summary: 'Takes a reading out of the journal; for a day it can be brought back',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: z.object({}),
    errors: ['not_found'],
  },
  restoreReading: {
    method: 'POST',
    path: '/api/readings/:id/restore',
    access: 'member',
    summary: 'Brings a removed reading back',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: savedReadingSchema,
    errors: ['not_found'],
  },
  ...sharingRoutes,
  loveReading: {
    method: 'PUT',
    path: '/api/readings/:id/love',
    access: 'anyone',
    summary: 'Says, or takes back, that a reading resonated; by the id of its generation',
    status: 200,
    params: z.object({ id: z.uuid() }),
    body: loveBodySchema,
    reply: loveBodySchema,
    errors: ['not_found'],
  },
  beginTrial: {
    method: 'POST',
    path: '/api/readings/:id/trial',
    access: 'member',
    summary:
      'A passage from the birth date of a reading or from another, to be weighed without knowing which; by the id of the generation',
    status: 200,
    params: z.object({ id: z.uuid() }),
    reply: trialSchema,
    errors: ['not_found'],
  },
  answerTrial: {
    method: 'PUT',
    path: '/api/trials/:id',
    access: 'member',
    summary: 'Says whether a blind passage resonated; tells whose it was. The first answer stays',
    status: 200,
    params: z.object({ id: z.uuid() }),
    body: trialAnswerSchema,
    reply: trialOutcomeSchema,
    errors: ['not_found'],
  },
  listResonance: {
    method: 'GET',
    path: '/api/admin/resonance',
    access: 'admin',
    summary: 'How often blind passages resonated, tool by tool: own birth dates beside controls',
    status: 200,
    reply: resonanceSchema,
  },
  getUsage: {
    method: 'GET',
    path: '/api/admin/usage',
    access: 'admin',
    summary:
      'What happened in the last 7, 30 (unless told otherwise) or 90 days, counted by UTC day',
    status: 200,
    query: usageQuerySchema,
    reply: usageSchema,
  },
  listAllowances: {
    method: 'GET',
    path: '/api/readings/allowances',
    access: 'anyone',
    summary: 'What is left today, tool by tool',
    status: 200,
    reply: z.object({ allowances: z.array(allowanceSchema) }),
  },
  stream: {
    method: 'GET',
    path: '/api/stream',
    access: 'anyone',
    summary:
      'Server-sent events of whoever asks: readings as they are written, changes of the plan',
    notes:
      'Each event is described by a schema of its own, all of them by `StreamEvent`. Reconnect with ' +
      '`Last-Event-ID` (or `lastEventId`) to be told what changed meanwhile. A member may also be ' +
      'known by the cookie that signing in sets for this address alone.',
    status: 200,
    query: z.object({ lastEventId: instantSchema.optional() }),
    headers: z.object({ 'last-event-id': instantSchema.optional() }),
    reply: 'stream',
    errors: ['too_many_streams', 'streams_used_up'],
  },
  ...billingRoutes,
  getAffirmation: {
    method: 'GET',
    path: '/api/affirmation',
    access: 'anyone',
    summary: "Today's affirmation",
    status: 200,
    keptBy: 'everybody',
    reply: affirmationSchema,
  },
  ...blogRoutes,
} as const satisfies Record<string, HttpRoute>;

export type RouteName = keyof typeof routes;
