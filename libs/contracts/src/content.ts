import { z } from 'zod';
import { request } from './message';

export const affirmationSchema = z.object({
  date: z.iso.date(),
  content: z.string(),
});
export type Affirmation = z.infer<typeof affirmationSchema>;

/** Shown where today's affirmation can't be had. */
export const FALLBACK_AFFIRMATION = 'Trust the cosmic energy guiding your path today.';

export const content = {
  /** Today's affirmation by the UTC calendar day. */
  affirmation: request('content.affirmation.today', z.strictObject({}), affirmationSchema),
};
