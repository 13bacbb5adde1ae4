import type { AspectKey } from '@cosmic/sky/charts/aspects';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { civilDay } from '@cosmic/sky/places/clock';
import { nearestMinute } from '@cosmic/sky/minute';
import { moonAt } from '@cosmic/sky/astronomy/moon';
import { moonEvents } from '@cosmic/sky/calendar/moon-events';
import { transitsTo, type Transit } from '@cosmic/sky/charts/transits';
import { formatPosition } from '@cosmic/sky/zodiac';
import { civilDate, clockTime } from '@cosmic/sky/places/zone';
import type { Birth } from '@cosmic/tools/birth';
import { capitalized, planetLabel, signBy, weekdayAndDay } from '@cosmic/tools/wording';
import type { Rhythm } from './morning.rules';

const DAY_MS = 24 * 60 * 60 * 1_000;
const LUNATION_DAYS = 30;

/** The days a letter speaks of. */
export interface Span {
  rhythm: Rhythm;
  /** Its first day by the reader's calendar, `YYYY-MM-DD`. */
  day: string;
  zone: string;
}

const DAYS: Record<Rhythm, number> = { daily: 1, weekly: 7 };
const MOST: Record<Rhythm, number> = { daily: 4, weekly: 7 };

/** The Moon crosses the whole chart each month: her aspects last hours and are too many. */
const MOVERS = PLANETS.filter((planet) => planet !== 'moon');

/** Noon of the first day, in UTC: whoever reads on one date is given one sky. */
export function noonOfSpan({ day }: Span): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** How the Moon stands, and which of her phases comes next. */
export function moonLines(span: Span): string[] {
  const noon = noonOfSpan(span);
  const { phase, illumination, longitude } = moonAt(noon);
  const [next] = moonEvents(noon, new Date(noon.getTime() + LUNATION_DAYS * DAY_MS));
  const percent = Math.round(illumination * 100);
  return [
    `${phase}, ${percent}% lit, in ${formatPosition(longitude)} at noon UTC.`,
    ...(next
      ? [
          `The ${PHASE_WORDS[next.phase]}, in ${signBy(next.sign).name}, is exact ${whenOf(next.at, span)}.`,
        ]
      : []),
  ];
}

/** The exact aspects of the planets to a member's chart within the days, in order of time. */
export function transitLines(birth: Birth, span: Span): string[] {
  const { from } = civilDay(span.day, span.zone);
  const to = new Date(from.getTime() + DAYS[span.rhythm] * DAY_MS);
  return (
    transitsTo(pointsOf(birth), from, to, { bodies: MOVERS })
      // What moves slowly comes seldom: it has to be told, if not all can.
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, MOST[span.rhythm])
      .sort((one, other) => one.at.getTime() - other.at.getTime())
      .map((transit) => transitLine(transit, span))
  );
}

const PHASE_WORDS = {
  'new-moon': 'New Moon',
  'first-quarter': 'First Quarter',
  'full-moon': 'Full Moon',
  'last-quarter': 'Last Quarter',
} as const;

/** The major aspects, which alone are looked for. */
const VERBS: Partial<Record<AspectKey, string>> = {
  conjunction: 'meets',
  sextile: 'makes a sextile to',
  square: 'makes a square to',
  trine: 'makes a trine to',
  opposition: 'stands opposite',
};

/** Without an hour of birth the Moon of the chart would be a guess, and nothing rises. */
function pointsOf(birth: Birth) {
  const { bodies } = birth.chart;
  const isExact = birth.time === 'known';
  const planets = PLANETS.filter((planet) => isExact || planet !== 'moon').map((point) => ({
    point,
    longitude: bodies[point].longitude,
  }));
  if (!isExact) return planets;
  const { ascendant, midheaven } = birth.chart.angles;
  return [
    ...planets,
    { point: 'ascendant' as const, longitude: ascendant },
    { point: 'midheaven' as const, longitude: midheaven },
  ];
}

function rank({ body }: Transit): number {
  return PLANETS.indexOf(body);
}

function transitLine({ body, aspect, point, at }: Transit, span: Span): string {
  const target = PLANETS.includes(point as Planet)
    ? planetLabel(point as Planet)
    : capitalized(point);
  return `${planetLabel(body)} ${VERBS[aspect]} your ${target}, exact ${whenOf(at, span)}.`;
}

/** By the reader's clock: the time today, the day otherwise. */
function whenOf(at: Date, { day, zone }: Span): string {
  const date = civilDate(zone, nearestMinute(at));
  if (date !== day) return `on ${weekdayAndDay(new Date(`${date}T12:00:00Z`))}`;
  return `today at ${clockTime(zone, at)}`;
}
