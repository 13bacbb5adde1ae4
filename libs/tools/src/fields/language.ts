import { problem } from '@cosmic/contracts/field-problems';
import { LANGUAGES } from '@cosmic/contracts/language';
import { z } from 'zod';
import { withoutForm } from './field';

/** The language that a reading is written in; the page sends its own, and nobody is asked. */
export function language() {
  return withoutForm(
    z
      .enum(LANGUAGES, { error: problem('not_a_language') })
      .optional()
      .describe('Default: en'),
  );
}
