import { z } from 'zod';
import { subscriptionSchema } from './billing';
import { blogGenerationSchema } from './blog/blog-admin';
import { generationSchema } from './readings/readings';

/** More of a text: `text` begins at character `offset`; whatever was shown from there on is replaced. */
export const generationDeltaSchema = z.object({
  type: z.literal('generation.delta'),
  id: z.uuid(),
  offset: z.number().int().nonnegative(),
  text: z.string(),
});

/** What a reading stands on, known before its first word is. */
export const generationFactsSchema = generationSchema
  .pick({ id: true, facts: true, figure: true })
  .extend({ type: z.literal('generation.facts') });

export const generationCompletedSchema = generationSchema.extend({
  type: z.literal('generation.completed'),
});

export const generationFailedSchema = generationSchema.extend({
  type: z.literal('generation.failed'),
});

/** Where the member's subscription stands now. */
export const subscriptionChangedSchema = subscriptionSchema.extend({
  type: z.literal('subscription.changed'),
});

/**
 * A service goes by another plan of the member's from now on: what it said before of what is left,
 * or refused, may be asked again. `subscription.changed` comes sooner, and does not say so.
 */
export const planAppliedSchema = z.object({
  type: z.literal('plan.applied'),
  by: z.enum(['readings', 'content']),
});

/** The session that the stream was opened with is over: whoever reads this is signed out. */
export const sessionEndedSchema = z.object({ type: z.literal('session.ended') });

/** A post that was asked for has come a step further, or to its end. */
export const publishingProgressSchema = blogGenerationSchema.extend({
  type: z.literal('publishing.progress'),
});

/**
 * Everything that can be pushed to a browser, told apart by `type`. A push is a
 * hint: what was missed is read back from the row it speaks of.
 */
export const pushSchema = z.discriminatedUnion('type', [
  generationFactsSchema,
  generationDeltaSchema,
  generationCompletedSchema,
  generationFailedSchema,
  subscriptionChangedSchema,
  planAppliedSchema,
  sessionEndedSchema,
  publishingProgressSchema,
]);
export type Push = z.infer<typeof pushSchema>;
/** The pushes that speak of a reading being written. */
export type GenerationPush = Extract<Push, { type: `generation.${string}` }>;
export type PushOf<Type extends Push['type']> = Extract<Push, { type: Type }>;

/** Seconds between two heartbeats of a stream, below the idle limits of common proxies. */
export const HEARTBEAT_SECONDS = 30;

/** Seconds a browser waits before its first, second, third and every further reconnection. */
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const;
