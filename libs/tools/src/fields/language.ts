import { LANGUAGES } from '@cosmic/contracts/language';
import { z } from 'zod';
import { withoutForm } from './field';

/** The language that a reading is written in; the page sends its own, and nobody is asked. */
export function language() {
  return withoutForm(
    z.enum(LANGUAGES, { error: 'must be en or hi' }).optional().describe('Default: en'),
  );
}
