import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import { dayOf } from '../../design/sky/days';
import { eventName, formatPosition, phaseName } from '../../design/sky/sky-names';
import type { Coming, MoonThere } from '../../sky-worker/coming';
import { skyWorker } from '../../sky-worker/sky-worker';

export interface MoonNow extends Omit<MoonThere, 'phase' | 'longitude'> {
  phase: string;
  place: string;
}

export interface EventAhead {
  event: SkyEvent;
  name: string;
}

export interface SkyAhead extends Pick<Coming, 'mercuryUntil'> {
  at: Date;
  moon: MoonNow;
  events: EventAhead[];
}

/**
 * What the sky brings from this moment on, by the visitor's calendar. Rejects where it can not be had.
 *
 * @param left  aborted when nobody looks at it any more
 */
export async function skyAhead(left: AbortSignal): Promise<SkyAhead> {
  const at = new Date();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return inWords(at, await skyWorker.ask('ahead', left, at, dayOf(at), timeZone));
}

function inWords(at: Date, { moon, mercuryUntil, events }: Coming): SkyAhead {
  const { phase, longitude, ...figures } = moon;
  return {
    at,
    moon: { ...figures, phase: phaseName(phase), place: formatPosition(longitude) },
    mercuryUntil,
    events: events.map((event) => ({ event, name: eventName(event) })),
  };
}
