import { dayNumber, variantOn } from '../memory/memory';
import { DAY_WORDS } from './day-words';
import type { DayEvent } from './day-events';
import type { LocalDay } from './local-day';
import { stepOn, targetsOf } from './meanings';
import type { DayFrame } from './subject';

/**
 * Tellings that a target may have within a month: as it begins, when it is exact and as it ends. No
 * list holds a multiple of it, so that neighbouring targets have lines of their own.
 */
const STEPS_A_TARGET = 3;

/** What a day begins with, at most 14 words: of its first event. */
export function headlineOf(main: DayEvent, day: LocalDay, frame: DayFrame): string {
  const { houseHeadlines, moverHeadlines } = DAY_WORDS[frame.language];
  if (main.kind !== 'transit' || main.mover === 'moon') {
    const { house } = main;
    const lines = houseHeadlines[house];
    const listener = { who: frame.who, day: dayNumber(day.date) };
    return lines[variantOn(listener, `headline of house ${house}`, lines.length)]!;
  }
  const { mover, tone, target } = main;
  const lines = moverHeadlines[mover][tone];
  // A mover comes to its targets in the order of the zodiac: each begins behind the last one's steps.
  const turn = STEPS_A_TARGET * targetsOf(tone, frame).filter((one) => one < target).length;
  return lines[(turn + stepOn(day, main)) % lines.length]!;
}
