import { LIGHT_PAIRS } from '../passages/light-pairs';
import { QUICK_PAIRS } from '../passages/quick-pairs';
import { SLOW_PAIRS } from '../passages/slow-pairs';

/**
 * What two planets talk about when they meet, whatever the angle. Keys name the
 * faster planet first, in the order Moon, Sun, Mercury, Venus, Mars … Pluto.
 */
export const PLANET_PAIRS = { ...LIGHT_PAIRS, ...QUICK_PAIRS, ...SLOW_PAIRS } as const;

export type PlanetPair = keyof typeof PLANET_PAIRS;
