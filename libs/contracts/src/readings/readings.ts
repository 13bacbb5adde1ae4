import { z } from 'zod';
import { whoseSchema, wordSchema } from '../event-fields';
import { problem } from '../field-problems';
import { figureSchema } from './figures';
import { idempotencyKeySchema } from '../idempotency-key';
import { countsSchema, event, request } from '../message';
import { zoneSchema } from '../sky/places';
import { instant, text, textLike } from '../text';

export const generationStatusSchema = z.enum(['queued', 'generating', 'completed', 'failed']);
export type GenerationStatus = z.infer<typeof generationStatusSchema>;

/** A computed truth a reading stands on, as shown under 'Why this reading'. */
export const factSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
});
export type Fact = z.infer<typeof factSchema>;

/** Who wrote a text: our authors' passages, a language model, or a model whose text our authors ended. */
export const narratorKindSchema = z.enum(['almanac', 'model', 'both']);
export type NarratorKind = z.infer<typeof narratorKindSchema>;

/** Which calculation and which words made a text. */
export const editionSchema = z.object({ engine: z.string(), words: z.string() });
export type Edition = z.infer<typeof editionSchema>;

/** One asked-for reading as its owner may see it. While it is being written, `content` holds the text so far. */
export const generationSchema = z.object({
  id: z.uuid(),
  toolType: z.string(),
  params: z.record(z.string(), z.unknown()),
  status: generationStatusSchema,
  content: z.string(),
  facts: z.array(factSchema),
  figure: figureSchema.nullable(),
  narrator: narratorKindSchema.nullable(),
  /** Null until the text is there. */
  edition: editionSchema.nullable(),
  loved: z.boolean(),
  /** Whether it is in the member's journal. */
  saved: z.boolean(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  processingTimeMs: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

/** Body of POST /api/readings/generate. `params` are checked against the tool's own schema. */
export const generateBodySchema = z.strictObject({
  toolType: text(40, { min: 1 }),
  params: z.record(z.string(), z.unknown()),
});
export type GenerateBody = z.infer<typeof generateBodySchema>;

/**
 * `remaining` counts today's readings of this tool that are left; null means there is no limit.
 * `waitSeconds` is how long this one is likely to wait for its turn; 0 where none has to wait.
 */
export const acceptedSchema = z.object({
  id: z.uuid(),
  status: generationStatusSchema,
  remaining: z.number().int().nonnegative().nullable(),
  waitSeconds: z.number().int().nonnegative(),
});
export type Accepted = z.infer<typeof acceptedSchema>;

/**
 * A reading made again from what was stored: its parameters, its instant, its seed.
 * `identical` compares with the stored text; it is null where a model wrote that one.
 */
export const rerunSchema = z.object({
  content: z.string(),
  facts: z.array(factSchema),
  edition: editionSchema,
  identical: z.boolean().nullable(),
});
export type Rerun = z.infer<typeof rerunSchema>;

export const loveBodySchema = z.strictObject({ loved: z.boolean() });

/** SHA-256 of a seed that is kept secret until the draw: the promise that nothing is changed after it. */
export const commitmentSchema = z.object({
  commitment: textLike(/^[0-9a-f]{64}$/, 64, problem('not_a_hash')),
});
export type Commitment = z.infer<typeof commitmentSchema>;

/** Whose day it is: the one by the reader's own clock. */
export const cardQuerySchema = z.strictObject({ zone: zoneSchema });
export type CardQuery = z.infer<typeof cardQuerySchema>;

/** The card of the day that an actor drew since their last midnight; null where none was drawn. */
export const cardOfTodaySchema = z.object({ generation: generationSchema.nullable() });
export type CardOfToday = z.infer<typeof cardOfTodaySchema>;

export const allowanceSchema = z.object({
  toolType: z.string(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nonnegative().nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

/** Readings that are told at once; with texts of 20,000 characters they still fit into one message. */
export const MAX_TOLD = 15;

export const readings = {
  /** Accepts a reading to be written: checks, takes one unit and stores the request, all or nothing. */
  request: request(
    'readings.generation.request',
    z.strictObject({
      toolType: text(40, { min: 1 }),
      params: z.record(z.string(), z.unknown()),
      idempotencyKey: idempotencyKeySchema.nullable(),
    }),
    acceptedSchema,
  ),
  /** One generation of the asking actor; another's is not found. */
  get: request('readings.generation.get', z.strictObject({ id: z.uuid() }), generationSchema),
  /** The actor's generations that changed at or after an instant, oldest first, at most 20. */
  changedSince: request(
    'readings.generation.changed-since',
    z.strictObject({ instant: instant() }),
    z.object({ generations: z.array(generationSchema) }),
  ),
  /** The same reading once more, from what its row holds. @throws `not_found` also while it is unfinished */
  rerun: request('readings.generation.rerun', z.strictObject({ id: z.uuid() }), rerunSchema, {
    // The sky is worked out anew, which a busy machine takes seconds for.
    withinMilliseconds: 15_000,
  }),
  /** Says, or takes back, that a finished reading resonated. */
  love: request(
    'readings.generation.love',
    z.strictObject({ id: z.uuid(), loved: z.boolean() }),
    z.object({ loved: z.boolean() }),
  ),
  /**
   * Asked by services: whose some finished readings are now, what they were asked for and what was
   * told. One that is gone is left out.
   */
  told: request(
    'readings.generation.told',
    z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_TOLD) }),
    z.object({
      generations: z.array(
        z.object({
          id: z.uuid(),
          actor: whoseSchema,
          params: z.record(z.string(), z.unknown()),
          content: z.string(),
        }),
      ),
    }),
  ),
  /**
   * Gives the asking member the readings of the guest that the browser was before, unfinished ones
   * included. Takes no units: they were taken from the guest.
   */
  claim: request(
    'readings.generation.claim',
    z.strictObject({ guestId: z.uuid() }),
    z.object({ claimed: z.number().int().nonnegative() }),
    { withinMilliseconds: 2_000 },
  ),
  /** Promises the seed of the actor's next draw of cards. */
  commit: request('readings.draw.commit', z.strictObject({}), commitmentSchema),
  /** The actor's card of today, the latest where several were drawn. */
  cardOfToday: request('readings.draw.today', cardQuerySchema, cardOfTodaySchema),
  /** What the actor has left today, tool by tool. */
  allowances: request(
    'readings.quota.allowances',
    z.strictObject({}),
    z.object({ allowances: z.array(allowanceSchema) }),
  ),
};

export const readingsEvents = {
  /** Fires a few seconds after readings were refused by a day's limit: how many, by whose limit. */
  refused: event('event.readings.quota.refused', countsSchema),
  /** Fires in the transaction that stores a finished text. Whoever needs that asks `readings.told`. */
  completed: event(
    'event.readings.generation.completed',
    z.object({
      generationId: z.uuid(),
      actor: whoseSchema,
      toolType: wordSchema,
      /** `model` wherever one wrote any of it. */
      narrator: z.enum(['almanac', 'model']),
      tokensUsed: z.number().int().nonnegative(),
      processingTimeMs: z.number().int().nonnegative(),
    }),
  ),
  /** Fires in the transaction that gives the unit back after the last attempt. */
  failed: event(
    'event.readings.generation.failed',
    z.object({
      generationId: z.uuid(),
      actor: whoseSchema,
      toolType: wordSchema,
    }),
  ),
  /** Fires in the transaction that gives a guest's readings to the member the guest became. */
  handedOver: event(
    'event.readings.generation.handed-over',
    z.object({ userId: z.uuid(), generationIds: z.array(z.uuid()) }),
  ),
  /** Fires in the transaction that erases what was left of the guests a deleted member was. */
  erased: event('event.readings.generation.erased', z.object({ generationIds: z.array(z.uuid()) })),
};
