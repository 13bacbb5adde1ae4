import { AstroTime, SetDeltaTFunction } from 'astronomy-engine';
import { deltaT } from './delta-t';
import { checkInstant } from './range';

// astronomy-engine keeps one such function for all its users; every file that computes a time
// comes through this one, so it is set before the first.
SetDeltaTFunction(deltaT);

/**
 * The instant `at` as astronomy-engine wants it; UTC is taken as UT1 (they differ by less than
 * 0.9 s).
 *
 * @throws SkyError `invalid_input` when it is no date, `out_of_range` outside 1800 to 2200.
 */
export function instantOf(at: Date, field = 'at'): AstroTime {
  checkInstant(at, field);
  return new AstroTime(at);
}
