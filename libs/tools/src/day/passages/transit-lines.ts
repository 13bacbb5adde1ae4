import type { Mover, NatalPoint, Tone } from '../transit-terms';
import { JUPITER_LINES } from './jupiter-lines';
import { MARS_LINES } from './mars-lines';
import { MERCURY_LINES } from './mercury-lines';
import { NEPTUNE_LINES } from './neptune-lines';
import { PLUTO_LINES } from './pluto-lines';
import { SATURN_LINES } from './saturn-lines';
import { SUN_LINES } from './sun-lines';
import { URANUS_LINES } from './uranus-lines';
import { VENUS_LINES } from './venus-lines';

/** What a transit feels like, in plain words to the reader: no planet, no date, no angle named. */
export const TRANSIT_LINES: Record<Mover, Record<NatalPoint, Record<Tone, readonly string[]>>> = {
  sun: SUN_LINES,
  mercury: MERCURY_LINES,
  venus: VENUS_LINES,
  mars: MARS_LINES,
  jupiter: JUPITER_LINES,
  saturn: SATURN_LINES,
  uranus: URANUS_LINES,
  neptune: NEPTUNE_LINES,
  pluto: PLUTO_LINES,
};
