import { z } from 'zod';
import { modelNameSchema, wordSchema } from './event-fields';
import { event, type EventContract } from './message';

/** One call of a language model: what it used and what that cost. Nothing of its words. */
export const modelCallSchema = z.object({
  model: modelNameSchema,
  /** `ok`, or the kind of failure. */
  outcome: wordSchema,
  inputTokens: z.number().int().nonnegative(),
  outputTokens: z.number().int().nonnegative(),
  /** In millionths of a US dollar. */
  costMicros: z.number().int().nonnegative(),
});
export type ModelCalled = z.infer<typeof modelCallSchema>;

/** Fires after each call that a service's worker made, whatever came of it. */
export function modelCalledBy(
  service: 'readings' | 'content',
): EventContract<typeof modelCallSchema> {
  return event(`event.${service}.model.called`, modelCallSchema);
}
