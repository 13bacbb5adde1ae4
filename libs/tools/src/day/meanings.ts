import { dayNumber, variantOn } from '../memory/memory';
import { DAY_MS } from '../today';
import { pairKey } from '../wording';
import { DAY_WORDS, type DayWords } from './day-words';
import { SIDES, type DayEvent, type TransitEvent } from './day-events';
import type { LocalDay } from './local-day';
import type { DayFrame } from './subject';

/** What something on a day means, in one to three sentences. */
export function meaningOf(event: DayEvent, day: LocalDay, frame: DayFrame): string {
  const words = DAY_WORDS[frame.language];
  if (event.kind === 'transit') {
    const { mover, point, tone } = event;
    const turn =
      mover === 'moon' ? moonTurn(event, day, frame) : sideOf(event, frame) + stepOn(day, event);
    return words.transit(mover, point, tone, turn);
  }
  const { kind, lines } = event.kind === 'sky' ? pairLines(event, words) : houseLines(event, words);
  const listener = { who: frame.who, day: dayNumber(day.date) };
  return lines[variantOn(listener, `day ${kind}`, lines.length)]!;
}

/**
 * How far a transit has come on a day, so that it is not told in the same words again: 0 when it
 * begins, more with each exact pass, most when it ends. Another year begins elsewhere.
 */
export function stepOn({ date, to }: LocalDay, { window }: TransitEvent): number {
  const passed = window.exact.filter((at) => at < to).length;
  return Number(date.slice(0, 4)) + passed + Number(window.until < to);
}

/** The Moon's mean longitude at J2000, degrees, and its motion in a day (Meeus, Astronomical Algorithms, ch. 47). */
const MEAN_MOON = { at: Date.UTC(2000, 0, 1, 12), longitude: 218.3165, aDay: 13.176396 };
const ROUNDS_A_YEAR = 13;
/** More than the Moon made from 1800, where the calendar of the day begins, to J2000. */
const ROUNDS_BEFORE = 2_700;

/**
 * The how-manieth of the Moon's aspects of one tone to one point it is: one more from each to the
 * next, so that a list of them is told from end to end before anything of it comes again. A year
 * later each side has come upon another line.
 */
function moonTurn(event: TransitEvent, day: LocalDay, frame: DayFrame): number {
  const { target, tone, window } = event;
  const exact = window.exact.find((at) => at >= day.from && at < day.to) ?? day.noon;
  const days = (exact.getTime() - MEAN_MOON.at) / DAY_MS;
  // The true Moon is never more than eight degrees from the mean one, so rounds can't be miscounted.
  const since = Math.round((MEAN_MOON.longitude + MEAN_MOON.aDay * days - target) / 360);
  const round = since + ROUNDS_BEFORE;
  const sides = SIDES.filter((side) => side.tone === tone).length;
  return round * sides + sideOf(event, frame) + Math.floor(round / ROUNDS_A_YEAR);
}

/** Which of the sides of a point with the same tone it is, in the order of the zodiac. */
function sideOf({ tone, target, point }: TransitEvent, frame: DayFrame): number {
  return targetsOf(tone, frame, point).filter((one) => one < target).length;
}

/** Where a mover is exact with one tone, degrees, to one point or to all of a chart. */
export function targetsOf(
  tone: TransitEvent['tone'],
  { points }: DayFrame,
  only?: TransitEvent['point'],
): number[] {
  const sides = SIDES.filter((side) => side.tone === tone);
  return points
    .filter(({ point }) => only === undefined || point === only)
    .flatMap(({ longitude }) => sides.map(({ ahead }) => (longitude + ahead) % 360));
}

function pairLines({ mover, point }: Extract<DayEvent, { kind: 'sky' }>, { pairs }: DayWords) {
  const kind = pairKey(mover, point);
  return { kind, lines: pairs[kind] ?? [] };
}

function houseLines({ mover, house }: Extract<DayEvent, { kind: 'house' }>, words: DayWords) {
  return { kind: `${mover} in house ${house}`, lines: words.inHouse(mover, house) };
}
