import { requireChoice } from './inputs';
import { TRANSITS, TRANSIT_IDS, type TransitId, type TransitMeaning } from './transit/transits';

/** A transit of the picker with its meaning. */
export interface TransitReading extends TransitMeaning {
  id: TransitId;
}

/**
 * What one of the listed transits is about. When it takes place is a matter of
 * the sky and not told here.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for the field `transit`
 */
export function transitMeaning(id: TransitId): TransitReading {
  const chosen = requireChoice(id, 'transit', TRANSIT_IDS);
  return { id: chosen, ...TRANSITS[chosen] };
}
