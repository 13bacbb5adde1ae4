import { PLANETS } from '@cosmic/sky/bodies';
import { skyCalendar, type SkyEvent } from '@cosmic/sky/calendar/calendar';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import { ingressesOf } from '@cosmic/sky/calendar/ingresses';
import { brightLimb, moonAt } from '@cosmic/sky/astronomy/moon';
import { voidOfCourse } from '@cosmic/sky/calendar/void-of-course';
import type { FigureOf } from '@cosmic/contracts/figures';
import { skyWheel } from '../../design/figures/sky-figure';
import { eventName, formatPosition, phaseName, signName } from '../../design/sky/sky-names';

export interface NamedEvent {
  event: SkyEvent;
  name: string;
}

export interface MonthSky {
  /** The Moon at the noon of each day. */
  days: { day: string; elongation: number; phase: string }[];
  events: NamedEvent[];
}

export interface DaySky {
  at: Date;
  moon: {
    phase: string;
    elongation: number;
    tilt: number;
    percent: number;
    place: string;
    /** The Moon's own passages into other signs on that day. */
    changes: { at: Date; sign: string }[];
    /** The times without a further aspect that touch the day. */
    voids: { from: Date; to: Date }[];
  };
  figure: FigureOf<'wheel'>;
}

/** The events of some days of the visitor's calendar that follow each other, and each day's Moon. */
export function skyOfMonth(days: readonly string[]): MonthSky {
  const [from, to] = [beginning(days[0]!), dayAfter(days.at(-1)!)];
  const events = skyCalendar(from, to, {
    kinds: ['moon-phase', 'eclipse', 'ingress', 'station'],
    // The Moon's own way through the signs would drown the rest; a day tells it.
    bodies: PLANETS.filter((planet) => planet !== 'moon'),
  });
  return {
    days: days.map((day) => {
      const { elongation, phase } = moonAt(new Date(`${day}T12:00`));
      return { day, elongation, phase: phaseName(phase) };
    }),
    events: events.map((event) => ({ event, name: eventName(event) })),
  };
}

/** The Moon and the planets of a day, at an instant of it. */
export function skyOfDay(day: string, at: Date, ring: string): DaySky {
  const [from, to] = [beginning(day), dayAfter(day)];
  const moon = moonAt(at);
  const positions = positionsAt(at, PLANETS);
  const bodies = PLANETS.map((point) => {
    const { longitude, retrograde } = positions[point];
    return { point, longitude, retrograde };
  });
  return {
    at,
    moon: {
      phase: phaseName(moon.phase),
      elongation: moon.elongation,
      // The limb is counted anticlockwise from the top; a waxing Moon drawn upright is lit at 270.
      tilt: (moon.waxing ? 270 : 90) - brightLimb(at),
      percent: Math.round(moon.illumination * 100),
      place: formatPosition(moon.longitude),
      changes: ingressesOf('moon', from, to).map((ingress) => ({
        at: ingress.at,
        sign: signName(ingress.sign),
      })),
      // A period ends with the sign, which the Moon leaves within three days.
      voids: voidOfCourse(from, new Date(to.getTime() + 3 * DAY_MS))
        .filter(({ at: begin }) => begin < to)
        .map(({ at: begin, until }) => ({ from: begin, to: until })),
    },
    figure: skyWheel(bodies, ring),
  };
}

const DAY_MS = 86_400_000;

function beginning(day: string): Date {
  return new Date(`${day}T00:00`);
}

function dayAfter(day: string): Date {
  const next = beginning(day);
  next.setDate(next.getDate() + 1);
  return next;
}
