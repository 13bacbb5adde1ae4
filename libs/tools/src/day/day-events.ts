import { normalize, wrap } from '@cosmic/sky/angle';
import type { Planet } from '@cosmic/sky/bodies';
import type { Transit } from '@cosmic/sky/charts/transits';
import { courseLongitude } from '@cosmic/sky/astronomy/daily-course';
import { houseAt } from '../charts/house-frame';
import type { LocalDay } from './local-day';
import type { DayFrame } from './subject';
import {
  MOVERS,
  TONE_OF,
  type DayAspect,
  type House,
  type Mover,
  type NatalPoint,
  type Tone,
} from './transit-terms';
import { offsetTo, stayBetween, windowAround, zeroBetween, type Window } from './window';

interface Meeting {
  readonly aspect: DayAspect;
  readonly tone: Tone;
  /** The house that the mover goes through then. */
  readonly house: House;
  readonly window: Window;
  /** What of it falls on the day: it comes within its orb, is exact, or leaves; else it only holds. */
  readonly today: 'exact' | 'begins' | 'ends' | 'holds';
}

/** A mover, or the Moon, makes an aspect to a point of the chart. */
export interface TransitEvent extends Meeting {
  readonly kind: 'transit';
  readonly mover: Planet;
  readonly point: NatalPoint;
  /** Where the mover is exact, degrees. */
  readonly target: number;
}

/** Two movers, or the Moon and one, make an aspect to each other on the day. */
export interface SkyEvent extends Meeting {
  readonly kind: 'sky';
  readonly mover: Planet;
  readonly point: Mover;
}

/** A mover, or the Moon, goes through a house. */
export interface HouseEvent {
  readonly kind: 'house';
  readonly mover: Planet;
  readonly house: House;
  readonly window: Window;
  /** Whether it comes in on the day. */
  readonly today: 'begins' | 'holds';
}

export type DayEvent = TransitEvent | SkyEvent | HouseEvent;

/** How near, in degrees, a mover has to be: what is slow needs less to be felt for as long. */
export const ORB: Readonly<Record<Planet, number>> = {
  moon: 3,
  sun: 2,
  mercury: 2,
  venus: 2,
  mars: 2,
  jupiter: 1.5,
  saturn: 1,
  uranus: 1,
  neptune: 1,
  pluto: 1,
};

const ANGLES: Readonly<Record<DayAspect, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposition: 180,
};

/** Each aspect on either side of a point: what a mover stands ahead of it by, in degrees. */
export const SIDES = (Object.keys(TONE_OF) as DayAspect[]).flatMap((aspect) =>
  [...new Set([normalize(ANGLES[aspect]), normalize(-ANGLES[aspect])])].map((ahead) => {
    return { aspect, ahead, tone: TONE_OF[aspect] };
  }),
);

/** Aspects of the movers to the points of a chart that hold at some time of the day. */
export function transitsOn(day: LocalDay, frame: DayFrame): TransitEvent[] {
  return MOVERS.flatMap((mover) => {
    const noon = courseLongitude(mover, day.noon.getTime());
    return frame.points.flatMap(({ point, longitude }) =>
      SIDES.flatMap(({ aspect, ahead }) => {
        const target = normalize(longitude + ahead);
        // Mercury, the fastest of them, moves by less than 1.2 degrees in half a day.
        if (Math.abs(wrap(noon - target)) > ORB[mover] + 1.2) return [];
        const at = instantWithin(offsetTo(courseOf(mover), target), ORB[mover], day);
        if (at === undefined) return [];
        return [
          {
            kind: 'transit' as const,
            mover,
            point,
            target,
            ...met(mover, aspect, target, at, day, frame),
          },
        ];
      }),
    );
  });
}

/** The aspect of a mover to a point of the chart that is exact at an instant of the day. */
export function transitAt(
  { body: mover, aspect, point, at }: Pick<Transit, 'body' | 'aspect' | 'point' | 'at'>,
  day: LocalDay,
  frame: DayFrame,
): TransitEvent {
  const natal = frame.points.find((one) => one.point === point)!.longitude;
  const longitude = courseLongitude(mover, at.getTime());
  const targets = SIDES.filter((side) => side.aspect === aspect).map(({ ahead }) =>
    normalize(natal + ahead),
  );
  const target = targets.toSorted(
    (one, other) => Math.abs(wrap(longitude - one)) - Math.abs(wrap(longitude - other)),
  )[0]!;
  const meeting = met(mover, aspect as DayAspect, target, at.getTime(), day, frame);
  return { kind: 'transit', mover, point, target, ...meeting };
}

/** The exact aspects of the Moon to the points of a chart on the day, in order of time. */
export function moonTransitsOn(day: LocalDay, frame: DayFrame): TransitEvent[] {
  const [from, to] = [day.from.getTime(), day.to.getTime()];
  const found = frame.points.flatMap(({ point, longitude }) =>
    SIDES.flatMap(({ aspect, ahead }) => {
      const target = normalize(longitude + ahead);
      const at = zeroBetween(offsetTo(courseOf('moon'), target), from, to);
      if (at === undefined) return [];
      const meeting = met('moon', aspect, target, at, day, frame);
      return [
        {
          at,
          event: {
            kind: 'transit' as const,
            mover: 'moon' as const,
            point,
            target,
            ...meeting,
          },
        },
      ];
    }),
  );
  return found.sort((a, b) => a.at - b.at).map(({ event }) => event);
}

/** The exact aspects of the planets to each other on the day; those of the Moon are left out. */
export function skyOn(day: LocalDay, frame: DayFrame): SkyEvent[] {
  const [from, to] = [day.from.getTime(), day.to.getTime()];
  return MOVERS.flatMap((mover, index) =>
    MOVERS.slice(index + 1).flatMap((point) =>
      SIDES.flatMap(({ aspect, ahead }) => {
        const offset = (ms: number) =>
          wrap(courseLongitude(mover, ms) - courseLongitude(point, ms) - ahead);
        const at = zeroBetween(offset, from, to);
        if (at === undefined) return [];
        const window = windowAround(offset, 1, at);
        const house = houseOn(courseLongitude(mover, at), frame);
        const tone = TONE_OF[aspect];
        return [
          {
            kind: 'sky' as const,
            mover,
            point,
            aspect,
            tone,
            house,
            window,
            today: 'exact' as const,
          },
        ];
      }),
    ),
  );
}

/** Where a planet stands at noon among the houses, and from when to when. */
export function houseStay(mover: Planet, day: LocalDay, frame: DayFrame): HouseEvent {
  const at = day.noon.getTime();
  const longitudeAt = courseOf(mover);
  const house = houseOn(longitudeAt(at), frame);
  const { cusps } = frame.houses;
  const window = stayBetween(
    offsetTo(longitudeAt, cusps[house - 1]!),
    offsetTo(longitudeAt, cusps[house % 12]!),
    at,
  );
  const today = window.from >= day.from && window.from < day.to ? 'begins' : 'holds';
  return { kind: 'house', mover, house, window, today };
}

function met(
  mover: Planet,
  aspect: DayAspect,
  target: number,
  at: number,
  day: LocalDay,
  frame: DayFrame,
): Meeting {
  const window = windowAround(offsetTo(courseOf(mover), target), ORB[mover], at);
  const isToday = (instant: Date) => instant >= day.from && instant < day.to;
  return {
    aspect,
    tone: TONE_OF[aspect],
    house: houseOn(courseLongitude(mover, at), frame),
    window,
    today: window.exact.some(isToday)
      ? 'exact'
      : isToday(window.from)
        ? 'begins'
        : isToday(window.until)
          ? 'ends'
          : 'holds',
  };
}

/** An instant of the day at which an offset is within an orb: exact, noon, its first or its last. */
function instantWithin(
  offset: (ms: number) => number,
  orb: number,
  { from, to, noon }: LocalDay,
): number | undefined {
  const zero = zeroBetween(offset, from.getTime(), to.getTime());
  if (zero !== undefined) return zero;
  return [noon.getTime(), from.getTime(), to.getTime() - 1].find(
    (ms) => Math.abs(offset(ms)) <= orb,
  );
}

function courseOf(planet: Planet): (ms: number) => number {
  return (ms) => courseLongitude(planet, ms);
}

function houseOn(longitude: number, { houses }: DayFrame): House {
  return houseAt(houses, longitude) as House;
}
