import { z } from 'zod';
import { figureSchema } from './figures';
import { request } from '../message';
import { generateBodySchema } from './readings';

/** How a reading of a premium tool begins: what a page shows before it asks for a plan. */
export const previewSchema = z.object({
  /** The first paragraph; the others are not sent. */
  opening: z.string(),
  figure: figureSchema.nullable(),
});
export type Preview = z.infer<typeof previewSchema>;

export const previews = {
  /**
   * The beginning of a reading by our authors. Nothing is stored, nothing is used up.
   *
   * @throws `invalid_input` naming the parameter, `too_many_attempts`
   */
  get: request('readings.preview.get', generateBodySchema, previewSchema),
};
