import { z } from 'zod';
import { request } from '../message';
import { factSchema } from './readings';

/**
 * A passage that a member weighs without knowing whose it is: it stands on their own birth date or
 * on another. What they say of the two tells whether readings hit better than chance.
 */
export const trialSchema = z.object({
  id: z.uuid(),
  /** The tool whose almanac the passage is from. */
  toolType: z.string(),
  content: z.string(),
});
export type Trial = z.infer<typeof trialSchema>;

export const trialAnswerSchema = z.strictObject({ resonates: z.boolean() });
export type TrialAnswer = z.infer<typeof trialAnswerSchema>;

/** What is told once a member has answered; the answer counts once and stays. */
export const trialOutcomeSchema = z.object({
  resonates: z.boolean(),
  wasOwn: z.boolean(),
  /** The birth date that the passage stands on. */
  birthDate: z.iso.date(),
  facts: z.array(factSchema),
});
export type TrialOutcome = z.infer<typeof trialOutcomeSchema>;

const armSchema = z.object({
  answered: z.number().int().nonnegative(),
  resonated: z.number().int().nonnegative(),
});

/** How often passages of a tool resonated: members' own beside the controls. */
export const resonanceSchema = z.object({
  tools: z.array(z.object({ toolType: z.string(), own: armSchema, control: armSchema })),
});
export type Resonance = z.infer<typeof resonanceSchema>;

export const trials = {
  /**
   * The blind passage that belongs to a finished reading of the member's that was asked for with a
   * birth date; asked again, the same. @throws `not_found` for any other
   */
  begin: request('readings.trial.begin', z.strictObject({ generationId: z.uuid() }), trialSchema),
  /** Says whether a passage resonated and is told whose it was. @throws `not_found` */
  answer: request(
    'readings.trial.answer',
    trialAnswerSchema.extend({ id: z.uuid() }),
    trialOutcomeSchema,
  ),
  /** All answers counted, tool by tool. */
  resonance: request('readings.trial.resonance', z.strictObject({}), resonanceSchema, {
    access: 'admin',
  }),
};
