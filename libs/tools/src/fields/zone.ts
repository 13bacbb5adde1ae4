import { zoneSchema } from '@cosmic/contracts/sky/places';
import { withoutForm } from './field';

/** The reader's clock, by which minutes of the sky are told; the page sends it, and nobody is asked. */
export function readerZone() {
  return withoutForm(zoneSchema.optional().describe('Without it days are told, and no minutes'));
}
