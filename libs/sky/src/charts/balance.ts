import { SIGNS } from '../zodiac';
import type { Element, Mode, Sign, SignKey } from '../zodiac';

/** How many points of a chart stand in signs of each element and each mode. */
export interface Balance {
  readonly elements: Readonly<Record<Element, number>>;
  readonly modes: Readonly<Record<Mode, number>>;
  /** Those with the most points; several where they tie. */
  readonly strongestElements: readonly Element[];
  readonly strongestModes: readonly Mode[];
  /** Elements without any point. */
  readonly missingElements: readonly Element[];
}

const BY_KEY: ReadonlyMap<string, Sign> = new Map(SIGNS.map((sign) => [sign.key, sign]));

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
const MODES = ['cardinal', 'fixed', 'mutable'] as const;

/** Counts elements and modes over the signs of any points of a chart, each point weighing one. */
export function balanceOf(signs: Iterable<SignKey>): Balance {
  const elements: Record<Element, number> = { fire: 0, earth: 0, air: 0, water: 0 };
  const modes: Record<Mode, number> = { cardinal: 0, fixed: 0, mutable: 0 };
  for (const key of signs) {
    const sign = BY_KEY.get(key);
    if (!sign) continue;
    elements[sign.element] += 1;
    modes[sign.mode] += 1;
  }
  return {
    elements,
    modes,
    strongestElements: strongest(ELEMENTS, elements),
    strongestModes: strongest(MODES, modes),
    missingElements: ELEMENTS.filter((key) => elements[key] === 0),
  };
}

function strongest<K extends string>(keys: readonly K[], counts: Readonly<Record<K, number>>): K[] {
  let most = 0;
  for (const key of keys) if (counts[key] > most) most = counts[key];
  return most === 0 ? [] : keys.filter((key) => counts[key] === most);
}
