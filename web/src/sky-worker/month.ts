import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { brightLimb, moonAt, type MoonPhase } from '@cosmic/sky/astronomy/moon';
import { skyCalendar, type SkyEvent } from '@cosmic/sky/calendar/calendar';
import { ingressesOf } from '@cosmic/sky/calendar/ingresses';
import { voidOfCourse } from '@cosmic/sky/calendar/void-of-course';
import type { SignKey } from '@cosmic/sky/zodiac';

const DAY_MS = 86_400_000;

export interface MonthThere {
  /** The Moon at the noon of each day. */
  days: { day: string; elongation: number; phase: MoonPhase }[];
  events: SkyEvent[];
}

export interface DayThere {
  at: Date;
  moon: {
    phase: MoonPhase;
    longitude: number;
    elongation: number;
    /** Degrees clockwise by which the lit side is turned from lying exactly right or left. */
    tilt: number;
    percent: number;
    /** The Moon's own passages into other signs on that day. */
    changes: { at: Date; sign: SignKey }[];
    /** The times without a further aspect that touch the day. */
    voids: { from: Date; to: Date }[];
  };
  bodies: { point: Planet; longitude: number; retrograde: boolean }[];
}

/**
 * The events of some days of the visitor's calendar that follow each other, and each day's Moon.
 *
 * @param days  `YYYY-MM-DD`, in the zone of this browser
 */
export function skyOfMonth(days: readonly string[]): MonthThere {
  return {
    days: days.map((day) => {
      const { elongation, phase } = moonAt(new Date(`${day}T12:00`));
      return { day, elongation, phase };
    }),
    events: skyCalendar(beginning(days[0]!), dayAfter(days.at(-1)!), {
      kinds: ['moon-phase', 'eclipse', 'ingress', 'station'],
      // The Moon's own way through the signs would drown the rest; a day tells it.
      bodies: PLANETS.filter((planet) => planet !== 'moon'),
    }),
  };
}

/** The Moon and the planets of a day, `YYYY-MM-DD` in the zone of this browser, at an instant of it. */
export function skyOfDay(day: string, at: Date): DayThere {
  const [from, to] = [beginning(day), dayAfter(day)];
  const moon = moonAt(at);
  const positions = positionsAt(at, PLANETS);
  return {
    at,
    moon: {
      phase: moon.phase,
      longitude: moon.longitude,
      elongation: moon.elongation,
      // The limb is counted anticlockwise from the top; a waxing Moon drawn upright is lit at 270.
      tilt: (moon.waxing ? 270 : 90) - brightLimb(at),
      percent: Math.round(moon.illumination * 100),
      changes: ingressesOf('moon', from, to).map((ingress) => ({
        at: ingress.at,
        sign: ingress.sign,
      })),
      // A period ends with the sign, which the Moon leaves within three days.
      voids: voidOfCourse(from, new Date(to.getTime() + 3 * DAY_MS))
        .filter(({ at: begin }) => begin < to)
        .map(({ at: begin, until }) => ({ from: begin, to: until })),
    },
    bodies: PLANETS.map((point) => {
      const { longitude, retrograde } = positions[point];
      return { point, longitude, retrograde };
    }),
  };
}

function beginning(day: string): Date {
  return new Date(`${day}T00:00`);
}

function dayAfter(day: string): Date {
  const next = beginning(day);
  next.setDate(next.getDate() + 1);
  return next;
}
