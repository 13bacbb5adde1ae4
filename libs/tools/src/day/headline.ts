import { dayNumber, variantOn } from '../memory/memory';
import type { Happening } from './happenings';
import type { LocalDay } from './local-day';
import { stepOn, targetsOf } from './meanings';
import type { DayFrame } from './subject';
import { HOUSE_HEADLINES } from './words/house-headlines';
import { MOVER_HEADLINES } from './words/mover-headlines';

/** What a day begins with, at most 14 words: of its first happening. */
export function headlineOf(main: Happening, day: LocalDay, frame: DayFrame): string {
  if (main.kind !== 'transit' || main.mover === 'moon') {
    const { house } = main;
    const lines = HOUSE_HEADLINES[house];
    const listener = { who: frame.who, day: dayNumber(day.date) };
    return lines[variantOn(listener, `headline of house ${house}`, lines.length)]!;
  }
  const { mover, tone, target } = main;
  const lines = MOVER_HEADLINES[mover][tone];
  // A mover comes to its targets in the order of the zodiac: each has the line after the last one's.
  const turn = targetsOf(tone, frame).filter((one) => one < target).length;
  return lines[(turn + stepOn(day, main)) % lines.length]!;
}
