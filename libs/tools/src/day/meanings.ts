import { dayNumber, variantOn } from '../memory/memory';
import { PLANET_IN_HOUSE, type HousePlanet } from '../passages/planet-in-house';
import { PLANET_PAIRS } from '../passages/planet-pairs';
import { pairKey } from '../wording';
import { SIDES, type Happening, type TransitHappening } from './happenings';
import type { LocalDay } from './local-day';
import { MOON_HOUSE_LINES } from './passages/moon-house-lines';
import { MOON_POINT_LINES } from './passages/moon-lines';
import { TRANSIT_LINES } from './passages/transit-lines';
import type { DayFrame } from './subject';

/** What something on a day means, in one to three sentences. */
export function meaningOf(happening: Happening, day: LocalDay, frame: DayFrame): string {
  const { mover } = happening;
  if (happening.kind === 'transit') {
    const { point, tone } = happening;
    const lines = (mover === 'moon' ? MOON_POINT_LINES : TRANSIT_LINES[mover])[point][tone];
    return lines[(sideOf(happening, frame) + stepOn(day, happening)) % lines.length]!;
  }
  const { kind, lines } = happening.kind === 'sky' ? pairLines(happening) : houseLines(happening);
  const listener = { who: frame.who, day: dayNumber(day.date) };
  return lines[variantOn(listener, `day ${kind}`, lines.length)]!;
}

/**
 * How far a transit has come on a day, so that it is not told in the same words again: 0 when it
 * begins, more with each exact pass, most when it ends. Another year begins elsewhere.
 */
export function stepOn({ date, to }: LocalDay, { window }: TransitHappening): number {
  const passed = window.exact.filter((at) => at < to).length;
  return Number(date.slice(0, 4)) + passed + Number(window.until < to);
}

/** Which of the sides of a point with the same tone it is, in the order of the zodiac. */
function sideOf({ tone, target, point }: TransitHappening, frame: DayFrame): number {
  return targetsOf(tone, frame, point).filter((one) => one < target).length;
}

/** Where a mover is exact with one tone, degrees, to one point or to all of a chart. */
export function targetsOf(
  tone: TransitHappening['tone'],
  { points }: DayFrame,
  only?: TransitHappening['point'],
): number[] {
  const sides = SIDES.filter((side) => side.tone === tone);
  return points
    .filter(({ point }) => only === undefined || point === only)
    .flatMap(({ longitude }) => sides.map(({ ahead }) => (longitude + ahead) % 360));
}

function pairLines({ mover, point }: Extract<Happening, { kind: 'sky' }>) {
  const kind = pairKey(mover, point) as keyof typeof PLANET_PAIRS;
  return { kind, lines: PLANET_PAIRS[kind] };
}

function houseLines({ mover, house }: Extract<Happening, { kind: 'house' }>) {
  const kind = `${mover} in house ${house}`;
  const lines: readonly string[] =
    mover === 'moon' ? MOON_HOUSE_LINES[house] : PLANET_IN_HOUSE[mover as HousePlanet][house - 1]!;
  return { kind, lines };
}
