import { HOUSE_PAIRS_HOME } from './passages/house-pairs-home';
import { HOUSE_PAIRS_SELF } from './passages/house-pairs-self';
import { HOUSE_PAIRS_WORLD } from './passages/house-pairs-world';

const HOUSE_PAIRS = { ...HOUSE_PAIRS_SELF, ...HOUSE_PAIRS_HOME, ...HOUSE_PAIRS_WORLD } as const;

/** Two different houses, the smaller number first, as in `4-10`. */
export type HousePair = keyof typeof HOUSE_PAIRS;

/** The passages of all 66 pairs of houses. */
export const HOUSE_PAIR_LINES: Readonly<Record<HousePair, readonly string[]>> = HOUSE_PAIRS;
