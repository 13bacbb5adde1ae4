import { DREAM_ANIMALS } from './passages/dream-animals';
import { DREAM_BODY } from './passages/dream-body';
import { DREAM_EVENTS } from './passages/dream-events';
import { DREAM_LAND } from './passages/dream-land';
import { DREAM_PEOPLE } from './passages/dream-people';
import { DREAM_PLACES } from './passages/dream-places';
import { DREAM_THINGS } from './passages/dream-things';
import { DREAM_WATER_AND_SKY } from './passages/dream-water-and-sky';

const LINES = {
  ...DREAM_WATER_AND_SKY,
  ...DREAM_LAND,
  ...DREAM_ANIMALS,
  ...DREAM_PEOPLE,
  ...DREAM_PLACES,
  ...DREAM_BODY,
  ...DREAM_THINGS,
  ...DREAM_EVENTS,
};

export type SymbolKey = keyof typeof LINES;

/** What may be said of each symbol. */
export const SYMBOL_LINES: Readonly<Record<SymbolKey, readonly string[]>> = LINES;
