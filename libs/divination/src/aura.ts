import { AURA_COLORS, type AuraColor } from './aura/colors';
import { parseDate } from './calendar-date';
import { lifePath } from './numerology/life-path';
import { type NumerologyNumber, reduce } from './numerology/reduction';

/** One layer of the aura. */
export interface AuraLayer {
  number: NumerologyNumber;
  color: AuraColor;
  /** Where the number came from, ready to be shown. */
  origin: string;
}

export interface Aura {
  /** The main colour, from the life path. */
  core: AuraLayer;
  /** What close friends see, from the day of birth. */
  inner: AuraLayer;
  /** What a room sees first, from month and day of birth together. */
  outer: AuraLayer;
}

/**
 * Paints an aura in three layers from a birth date. The product's own rule:
 * numbers come from numerology (11, 22 and 33 kept), each has one colour.
 *
 * @param dob the birth date, `YYYY-MM-DD`
 * @throws DivinationError for the field `dob` as `parseDate`
 */
export function aura(dob: string): Aura {
  const { month, day } = parseDate(dob, 'dob');
  const first = reduce(month).value;
  const second = reduce(day).value;
  return {
    core: layer(lifePath(dob).value, 'life path'),
    inner: layer(second, `day of birth, ${day}`),
    outer: layer(reduce(first + second).value, `month and day of birth, ${first} + ${second}`),
  };
}

function layer(number: NumerologyNumber, origin: string): AuraLayer {
  return { number, color: AURA_COLORS[number], origin };
}
