import type { SkyEvent } from '@cosmic/sky/calendar/calendar';
import type { MoonEvent } from '@cosmic/sky/calendar/moon-events';
import type { SkyNames } from '@cosmic/tools/words/sky-names';
import { eventsAhead } from '../sky/sky.rules';
import { periodIn, type Period } from '../subjects/period';

const LUNATION_DAYS = 31;
const DAY_MS = 86_400_000;

/** A period of the sky: the coming month, or what a topic names. */
export interface Month {
  period: Period;
  /** The instant it begins with. */
  at: Date;
  events: readonly SkyEvent[];
  newMoon: MoonEvent;
  fullMoon: MoonEvent;
}

/** The month that follows an instant. */
export function monthFrom(at: Date): Month {
  return monthOf(periodIn([], at));
}

/** The sky of a period. Its New and Full Moon are the first from its beginning on: a February may lack one. */
export function monthOf(period: Period): Month {
  const at = period.from;
  const days = (period.to.getTime() - at.getTime()) / DAY_MS;
  const ahead = eventsAhead(at, Math.max(days, LUNATION_DAYS));
  const events = ahead.filter((event) => event.at < period.to);
  const phase = (name: MoonEvent['phase']) =>
    ahead.find((event): event is MoonEvent => event.kind === 'moon-phase' && event.phase === name)!;
  const newMoon = phase('new-moon');
  const fullMoon = phase('full-moon');
  return {
    period,
    at,
    events,
    newMoon,
    fullMoon,
  };
}

/** What the tones' own sections speak of, as a language calls it. */
export function lunationSlots(
  { newMoon, fullMoon }: Month,
  { date, sign }: SkyNames,
): Record<'newMoon' | 'newSign' | 'fullMoon' | 'fullSign', string> {
  return {
    newMoon: date(newMoon.at),
    newSign: sign(newMoon.sign),
    fullMoon: date(fullMoon.at),
    fullSign: sign(fullMoon.sign),
  };
}
