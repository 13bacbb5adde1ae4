import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { normalize, wrap } from '@cosmic/sky/angle';
import { ASPECTS } from '@cosmic/sky/charts/aspects';
import { apparentLongitude, positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import type { Ingress } from '@cosmic/sky/calendar/ingresses';
import { moonEvents, type MoonEvent } from '@cosmic/sky/calendar/moon-events';
import { DAY_MS, rootBetween } from '@cosmic/sky/astronomy/search';
import { stationsOf, type Station } from '@cosmic/sky/calendar/stations';
import { signAt } from '@cosmic/sky/zodiac';
import { longitudeBy, positionsBy } from '../charts/chart-school';
import type { AspectName } from '../passages/aspects';
import { signChangesOf } from '../charts/sign-changes';
import type { Span } from './span';

/** Whom Venus meets in the sky of a span, the most telling meeting for love first. */
const PARTNERS = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
type Partner = (typeof PARTNERS)[number];

/** Venus at an exact angle to another planet of the same sky. */
export interface VenusMeeting {
  readonly partner: Partner;
  readonly aspect: AspectName;
  readonly at: Date;
}

/** What Venus, Mars and the Moon do during a span, before anyone's sign comes into it. */
export interface LoveSky {
  /** At noon UTC today. */
  readonly venus: Position;
  readonly mars: Position;
  /** In order of time, each body's changes of sign and turns. */
  readonly ingresses: readonly Ingress[];
  readonly stations: readonly Station[];
  readonly meetings: readonly VenusMeeting[];
  /** New and full moons; a week and a month have the Moon's changes of sign as well. */
  readonly phases: readonly MoonEvent[];
  readonly moon: readonly Ingress[];
}

/** The three periods of a day by the usual zodiac and by two more; around midnight, of the day before. */
const KEPT = 18;
const kept = new Map<string, LoveSky>();

/**
 * The sky of a span, its signs counted by a school. A year takes a while to search, so the last few
 * are kept.
 */
export function loveSkyOf(span: Span, school: ChartSchool = {}): LoveSky {
  const { zodiac = 'tropical', ayanamsa = '' } = school;
  const key = `${zodiac} ${ayanamsa} ${span.period} ${span.from.toISOString()}`;
  const known = kept.get(key);
  if (known) return known;
  const sky = search(span, school);
  kept.set(key, sky);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return sky;
}

function search(span: Span, school: ChartSchool): LoveSky {
  const { from, to, noon, period } = span;
  const { venus, mars } = positionsBy(school, positionsAt(noon, ['venus', 'mars']), noon);
  const inOrder = <E extends { at: Date }>(events: E[]) =>
    events.sort((a, b) => a.at.getTime() - b.at.getTime());
  const counted = <E extends Station | MoonEvent>(event: E): E => {
    const longitude = longitudeBy(school, event.longitude, event.at);
    return { ...event, longitude, sign: signAt(longitude).key };
  };
  return {
    venus,
    mars,
    ingresses: inOrder([
      ...signChangesOf('venus', from, to, school),
      ...signChangesOf('mars', from, to, school),
    ]),
    stations: inOrder([...stationsOf('venus', from, to), ...stationsOf('mars', from, to)]).map(
      counted,
    ),
    meetings: meetingsOf(span),
    phases: moonEvents(from, to)
      .filter(({ phase }) => phase === 'new-moon' || phase === 'full-moon')
      .map(counted),
    moon: period === 'year' ? [] : signChangesOf('moon', from, to, school),
  };
}

/**
 * Days between the instants at which the distance of two planets is looked at. Within them Venus
 * moves at most six degrees against another planet, far from half of the circle.
 */
const STEP_DAYS = 5;

/** A year would list dozens, so it keeps to Mars, Jupiter and Saturn. */
function meetingsOf(span: Span): VenusMeeting[] {
  const partners = span.period === 'year' ? PARTNERS.slice(0, 3) : PARTNERS;
  const knots = knotsOf(span).map((at) => ({
    at,
    bodies: positionsAt(new Date(at), ['venus', ...partners]),
  }));
  return partners.flatMap((partner) =>
    ANGLES.flatMap(({ aspect, angle }) => {
      const away = knots.map(({ bodies: { venus, [partner]: other } }) =>
        wrap(venus.longitude - other.longitude - angle),
      );
      return knots.flatMap(({ at: end }, index) => {
        const start = knots[index - 1]?.at;
        const [before, after] = [away[index - 1], away[index]];
        if (start === undefined || before === undefined || after === undefined) return [];
        // Opposite the angle the sign changes too, from 180° to -180°.
        if (before < 0 === after < 0 || Math.abs(before) > 90) return [];
        const distance = (at: number) => distanceFrom(angle, partner, new Date(at));
        return [{ partner, aspect, at: new Date(rootBetween(distance, start, end)) }];
      });
    }),
  );
}

function knotsOf({ from, to }: Span): number[] {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  const steps = Array.from({ length: Math.ceil(days / STEP_DAYS) }, (_, step) => step * STEP_DAYS);
  return [...steps, days].map((day) => from.getTime() + day * DAY_MS);
}

function distanceFrom(angle: number, partner: Partner, at: Date): number {
  return wrap(apparentLongitude('venus', at) - apparentLongitude(partner, at) - angle);
}

/** Both sides of each major aspect: Venus ahead of the other, and behind. */
const ANGLES = ASPECTS.filter(({ major }) => major).flatMap(({ key, angle }) =>
  [...new Set([normalize(angle), normalize(-angle)])].map((side) => ({
    aspect: key as AspectName,
    angle: side,
  })),
);
