import { normalize } from '../angle';
import { apparentLongitude } from '../astronomy/ephemeris';
import { quarterIndexBefore, quarterInstant } from '../astronomy/moon';
import { SkyError } from '../sky-error';
import { ayanamsaAt } from './ayanamsas';
import { LUNAR_MONTHS, type LunarMonthName } from './limb-names';

/** A month from new moon to new moon (amanta), named by the Sun's sidereal signs at both. */
export interface LunarMonth {
  readonly name: LunarMonthName;
  /** 0 Chaitra to 11 Phalguna. */
  readonly index: number;
  /** The Sun enters no sign: a month too many, which carries the name of the proper one after it. */
  readonly adhika: boolean;
  /** The Sun enters two signs: the month that is lost, or null. */
  readonly lost: LunarMonthName | null;
  readonly from: Date;
  readonly to: Date;
}

/**
 * The amanta month at an instant (Lahiri). Let a, b be the Sun's sidereal signs at the new moons at
 * its ends: the name is that of a + 1; a = b makes it adhika, b = a + 2 loses the next one.
 *
 * @throws SkyError `invalid_input`, `out_of_range`.
 */
export function lunarMonthAt(at: Date): LunarMonth {
  let index = Math.floor(quarterIndexBefore(at) / 4) * 4 - 4;
  while (newMoon(index + 4) <= at) index += 4;
  return monthFrom(index);
}

/**
 * The next time that a month of this name begins that is not adhika, at or after an instant.
 *
 * @throws SkyError `out_of_range` past 2200.
 */
export function nextMonth(name: LunarMonthName, at: Date): LunarMonth {
  let index = Math.floor(quarterIndexBefore(at) / 4) * 4 - 4;
  for (; ; index += 4) {
    if (newMoon(index) < at) continue;
    const month = monthFrom(index);
    if (!month.adhika && (month.name === name || month.lost === name)) return month;
  }
}

/**
 * The purnimanta month, as in the north: in the bright half the amanta one, in the dark half the
 * next; an adhika month keeps its name in both.
 */
export function purnimantaName(
  { name, index, adhika }: LunarMonth,
  paksha: 'Shukla' | 'Krishna',
): LunarMonthName {
  if (adhika || paksha === 'Shukla') return name;
  return LUNAR_MONTHS[(index + 1) % 12] as LunarMonthName;
}

function monthFrom(newMoonIndex: number): LunarMonth {
  const from = newMoon(newMoonIndex);
  const to = newMoon(newMoonIndex + 4);
  const [before, after] = [sunSign(from), sunSign(to)];
  const index = (before + 1) % 12;
  const entered = (after - before + 12) % 12;
  return {
    name: LUNAR_MONTHS[index] as LunarMonthName,
    index,
    adhika: entered === 0,
    lost: entered === 2 ? (LUNAR_MONTHS[(index + 1) % 12] as LunarMonthName) : null,
    from,
    to,
  };
}

function newMoon(index: number): Date {
  const at = quarterInstant(index);
  if (!at) throw new SkyError('out_of_range', 'at', 'the lunar month is not within 1800 to 2200');
  return at;
}

function sunSign(at: Date): number {
  return Math.floor(normalize(apparentLongitude('sun', at) - ayanamsaAt(at)) / 30);
}
