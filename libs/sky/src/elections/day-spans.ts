import { wrap } from '../angle';
import { positionOf } from '../astronomy/ephemeris';
import { DAY_MS, signChanges, type Span } from '../astronomy/search';
import { SUN_AT_HORIZON, type SunTimes } from '../astronomy/sun-times';
import { planetaryDayOf } from '../calendar/planetary-hours';
import { altitudeOf, equatorial, localSky } from '../charts/chart-angles';
import { risingSigns } from '../charts/rising';
import { dayPartsOf, type DayParts, type Part } from '../jyotish/day-parts';
import { civilDay } from '../places/clock';
import { zoneOffset } from '../places/zone';
import { spansWhere, united } from './spans';
import type { Surroundings } from './surroundings';

/** By the clock of the place. */
export const BY_DAY = { from: '08:00', to: '20:00' } as const;

/** `risingSigns` answers for so many days at once. */
const RISING_DAYS = 7;
const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const TURN_PER_DAY = 360.98564736629;

/** One sunrise is found from the day before and from its own, to within some milliseconds. */
const SAME_SUNRISE_MS = 1_000;

/** One of some tropical signs on the eastern horizon. */
export function rising({ range, place }: Surroundings, signs: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (let { from } = range; from < range.to; from += RISING_DAYS * DAY_MS) {
    const to = Math.min(from + RISING_DAYS * DAY_MS, range.to);
    const found = risingSigns(new Date(from), new Date(to), place);
    spans.push(...found.filter(({ sign }) => signs.includes(sign)).map(spanOf));
  }
  return united(spans);
}

/** A day, from sunrise to sunrise, or an unequal hour with one of some rulers. */
export function ruledBy(
  { sun }: Surroundings,
  what: 'day' | 'hour',
  rulers: readonly string[],
): Span[] {
  const spans = sun.map(planetaryDayOf).flatMap((day) => {
    const meant = day.hours.filter((hour) =>
      rulers.includes(what === 'hour' ? hour.ruler : day.ruler),
    );
    return meant.map(spanOf);
  });
  return united(spans, SAME_SUNRISE_MS);
}

/** Named parts of the days, where there are days. */
export function parts({ sun }: Surroundings, of: (parts: DayParts) => readonly Part[]): Span[] {
  const spans = sun.flatMap((day) => {
    const known = partsOf(day);
    return known ? of(known).map(spanOf) : [];
  });
  return united(spans, SAME_SUNRISE_MS);
}

/** The days without a part of theirs. Where the Sun does not rise there is neither. */
export function outside({ sun }: Surroundings, of: (parts: DayParts) => Part): Span[] {
  const spans = sun.flatMap((day): Span[] => {
    const known = partsOf(day);
    if (!known || !day.sunrise || !day.nextSunrise) return [];
    const { from, to } = spanOf(of(known));
    return [
      { from: day.sunrise.getTime(), to: from },
      { from: to, to: day.nextSunrise.getTime() },
    ];
  });
  return united(spans, SAME_SUNRISE_MS);
}

/** The Sun's upper limb above the horizon, all day where it stays up. */
export function sunUp({ range, place }: Surroundings): Span[] {
  const height = (ms: number) => {
    const at = new Date(ms);
    const { longitude, latitude } = positionOf('sun', at);
    return altitudeOf(longitude, latitude, localSky(at, place)) - SUN_AT_HORIZON;
  };
  // Between noon and midnight the Sun goes one way, so no rise is passed over. Each of them is the
  // nearest one to some instant of any quarter of a day.
  const turns: number[] = [range.from];
  for (let at = range.from; at < range.to + DAY_MS / 4; at += DAY_MS / 4) {
    const turn = meridianNear(at, place);
    if (turn > (turns.at(-1) ?? 0) && turn < range.to) turns.push(turn);
  }
  const changes = signChanges(height, [...turns, range.to]);
  return spansWhere(
    range,
    changes.map(({ at }) => Math.round(at)),
    (at) => height(at) >= 0,
  );
}

/** The hours of the day by the clock of the place. */
export function byDay({ dates, zone }: Surroundings): Span[] {
  const instant = (date: string, time: string) => {
    const shown = Date.parse(`${date}T${time}Z`);
    // Twice, since the clocks can have been changed between the guess and the instant.
    const guess = shown - zoneOffset(zone, new Date(shown)) * 1000;
    return shown - zoneOffset(zone, new Date(guess)) * 1000;
  };
  return dates.map((date) => ({
    from: instant(date, BY_DAY.from),
    to: instant(date, BY_DAY.to),
  }));
}

/** Days of the week by the calendar of the place. */
export function onWeekdays({ dates, zone }: Surroundings, days: readonly string[]): Span[] {
  const meant = dates.filter((date) =>
    days.includes(WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''),
  );
  return united(meant.map((date) => spanOf(civilDay(date, zone))));
}

function partsOf({ date, sunrise, sunset, nextSunrise }: SunTimes): DayParts | undefined {
  if (!sunrise || !sunset || !nextSunrise) return undefined;
  return dayPartsOf({ sunrise, sunset, nextSunrise }, new Date(`${date}T00:00:00Z`).getUTCDay());
}

/** When the Sun is on the meridian, above or below the pole, nearest to an instant. */
function meridianNear(ms: number, place: Surroundings['place']): number {
  const at = new Date(ms);
  const sky = localSky(at, place);
  const { longitude, latitude } = positionOf('sun', at);
  const ahead = sky.armc - equatorial(longitude, latitude, sky.obliquity).rightAscension;
  return ms - (wrap(2 * ahead) / 2 / TURN_PER_DAY) * DAY_MS;
}

function spanOf({ from, to }: Part): Span {
  return { from: from.getTime(), to: to.getTime() };
}
