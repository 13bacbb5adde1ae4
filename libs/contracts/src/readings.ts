import { z } from 'zod';
import { actorSchema, event, request } from './message';

export const generationStatusSchema = z.enum(['queued', 'generating', 'completed', 'failed']);
export type GenerationStatus = z.infer<typeof generationStatusSchema>;

/** A computed truth a reading stands on, as shown under 'Why this reading'. */
export const factSchema = z.object({
  key: z.string(),
  label: z.string(),
  value: z.string(),
});
export type Fact = z.infer<typeof factSchema>;

/** Who wrote a text: our authors' passages, or a language model. */
export const narratorKindSchema = z.enum(['almanac', 'model']);
export type NarratorKind = z.infer<typeof narratorKindSchema>;

/** One asked-for reading as its owner may see it. While it is being written, `content` holds the text so far. */
export const generationSchema = z.object({
  id: z.uuid(),
  toolType: z.string(),
  params: z.record(z.string(), z.unknown()),
  status: generationStatusSchema,
  content: z.string(),
  facts: z.array(factSchema),
  narrator: narratorKindSchema.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  processingTimeMs: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
});
export type Generation = z.infer<typeof generationSchema>;

/** Body of POST /api/readings/generate. `params` are checked against the tool's own schema. */
export const generateBodySchema = z.strictObject({
  toolType: z.string().min(1).max(40),
  params: z.record(z.string(), z.unknown()),
});
export type GenerateBody = z.infer<typeof generateBodySchema>;

/** `remaining` counts today's readings of this tool that are left; null means there is no limit. */
export const acceptedSchema = z.object({
  id: z.uuid(),
  status: generationStatusSchema,
  remaining: z.number().int().nonnegative().nullable(),
});
export type Accepted = z.infer<typeof acceptedSchema>;

export const idempotencyKeySchema = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\x21-\x7e]+$/, 'may hold only visible ASCII characters');

export const allowanceSchema = z.object({
  toolType: z.string(),
  limit: z.number().int().nullable(),
  remaining: z.number().int().nonnegative().nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

export const readings = {
  /** Accepts a reading to be written: checks, takes one unit and stores the request, all or nothing. */
  request: request(
    'readings.generation.request',
    z.strictObject({
      toolType: z.string(),
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
    z.strictObject({ instant: z.iso.datetime() }),
    z.object({ generations: z.array(generationSchema) }),
  ),
  /** What the actor has left today, tool by tool. */
  allowances: request(
    'readings.quota.allowances',
    z.strictObject({}),
    z.object({ allowances: z.array(allowanceSchema) }),
  ),
};

export const readingsEvents = {
  /** Fires in the transaction that stores a finished text. */
  completed: event(
    'event.readings.generation.completed',
    z.object({
      generationId: z.uuid(),
      actor: actorSchema,
      toolType: z.string(),
      params: z.record(z.string(), z.unknown()),
      content: z.string(),
      narrator: narratorKindSchema,
      tokensUsed: z.number().int().nonnegative(),
      processingTimeMs: z.number().int().nonnegative(),
    }),
  ),
  /** Fires in the transaction that gives the unit back after the last attempt. */
  failed: event(
    'event.readings.generation.failed',
    z.object({
      generationId: z.uuid(),
      actor: actorSchema,
      toolType: z.string(),
      reason: z.string(),
    }),
  ),
};
