import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { skyWheel } from '../../design/figures/sky-figure';
import { daysOfMonth } from '../../design/sky/days';
import { eventName, formatPosition, phaseName, signName } from '../../design/sky/sky-names';
import type { DayThere } from '../../sky-worker/month';
import { skyWorker } from '../../sky-worker/sky-worker';
import { skyStrings } from './sky.strings';

export interface NamedEvent {
  event: SkyEvent;
  name: string;
}

export interface MonthSky {
  /** The Moon at the noon of each day. */
  days: { day: string; elongation: number; phase: string }[];
  events: NamedEvent[];
}

export interface DaySky extends Pick<DayThere, 'at'> {
  moon: Omit<DayThere['moon'], 'phase' | 'longitude' | 'changes'> & {
    phase: string;
    place: string;
    /** The Moon's own passages into other signs on that day. */
    changes: { at: Date; sign: string }[];
  };
  figure: FigureOf<'wheel'>;
}

/**
 * The events of a month, `YYYY-MM`, and each day's Moon. Rejects where they can not be had.
 *
 * @param left  aborted when nobody looks at it any more
 */
export async function skyOfMonth(left: AbortSignal, month: string): Promise<MonthSky> {
  const { days, events } = await skyWorker.ask('month', left, daysOfMonth(month));
  return {
    days: days.map((day) => ({ ...day, phase: phaseName(day.phase) })),
    events: events.map((event) => ({ event, name: eventName(event) })),
  };
}

/** The Moon and the planets of a day, at an instant of it. Rejects where they can not be had. */
export async function skyOfDay(left: AbortSignal, day: string, at: Date): Promise<DaySky> {
  const { moon, bodies } = await skyWorker.ask('day', left, day, at);
  const { phase, longitude, changes, ...figures } = moon;
  return {
    at,
    moon: {
      ...figures,
      phase: phaseName(phase),
      place: formatPosition(longitude),
      changes: changes.map(({ at: when, sign }) => ({ at: when, sign: signName(sign) })),
    },
    figure: skyWheel(bodies, skyStrings.chart.ring),
  };
}
