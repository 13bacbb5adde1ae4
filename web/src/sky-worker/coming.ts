import { PLANETS } from '@cosmic/sky/bodies';
import { skyCalendar, type SkyEvent } from '@cosmic/sky/calendar/calendar';
import { brightLimb, moonAt, nextFullMoon, type MoonPhase } from '@cosmic/sky/astronomy/moon';
import { retrogradeOn } from '@cosmic/sky/calendar/retrograde';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 60;

/** The Moon as it hangs in the sky. */
export interface MoonThere {
  phase: MoonPhase;
  longitude: number;
  elongation: number;
  /** Degrees clockwise by which the lit side is turned from lying exactly right or left. */
  tilt: number;
  percent: number;
  waxing: boolean;
  /** Days into the cycle. */
  age: number;
  nextFull: Date;
  daysToFull: number;
}

export interface Coming {
  moon: MoonThere;
  /** The last day of the present Mercury retrograde by the visitor's calendar, `YYYY-MM-DD`. */
  mercuryUntil: string | undefined;
  events: SkyEvent[];
}

/**
 * The Moon of an instant, what the next sixty days bring, and whether Mercury runs backwards on
 * this calendar day.
 *
 * @param date  that day at the visitor's place, `YYYY-MM-DD`
 * @param zone  its IANA zone
 */
export function comingFrom(at: Date, date: string, zone: string): Coming {
  const moon = moonAt(at);
  const nextFull = nextFullMoon(at);
  return {
    moon: {
      phase: moon.phase,
      longitude: moon.longitude,
      elongation: moon.elongation,
      // The limb is counted anticlockwise from the top; a waxing Moon drawn upright is lit at 270.
      tilt: (moon.waxing ? 270 : 90) - brightLimb(at),
      percent: Math.round(moon.illumination * 100),
      waxing: moon.waxing,
      age: moon.age,
      nextFull,
      daysToFull: Math.round((nextFull.getTime() - at.getTime()) / DAY_MS),
    },
    mercuryUntil: retrogradeOn('mercury', date, zone).current?.last,
    events: skyCalendar(at, new Date(at.getTime() + AHEAD_DAYS * DAY_MS), {
      kinds: ['moon-phase', 'eclipse', 'ingress', 'station'],
      // The Moon's own way through the signs would drown the rest.
      bodies: PLANETS.filter((planet) => planet !== 'moon'),
    }),
  };
}
