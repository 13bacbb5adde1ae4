import { DREAM_ANIMALS } from './passages/dream-animals.hi';
import { DREAM_BODY } from './passages/dream-body.hi';
import { DREAM_EVENTS } from './passages/dream-events.hi';
import { DREAM_LAND } from './passages/dream-land.hi';
import { DREAM_PEOPLE } from './passages/dream-people.hi';
import { DREAM_PLACES } from './passages/dream-places.hi';
import { DREAM_THINGS } from './passages/dream-things.hi';
import { DREAM_WATER_AND_SKY } from './passages/dream-water-and-sky.hi';
import type { SymbolKey } from './symbol-lines';

/** What may be said of each symbol, in Hindi. */
export const SYMBOL_LINES_IN_HINDI: Readonly<Record<SymbolKey, readonly string[]>> = {
  ...DREAM_WATER_AND_SKY,
  ...DREAM_LAND,
  ...DREAM_ANIMALS,
  ...DREAM_PEOPLE,
  ...DREAM_PLACES,
  ...DREAM_BODY,
  ...DREAM_THINGS,
  ...DREAM_EVENTS,
};
