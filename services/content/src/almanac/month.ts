import type { Fact } from '@cosmic/contracts/readings';
import type { SkyEvent } from '@cosmic/sky/calendar';
import { eventName } from '@cosmic/sky/event-names';
import type { MoonEvent } from '@cosmic/sky/moon-events';
import { signBy, fullDate } from '@cosmic/tools/wording';
import { eventsAhead } from '../sky/sky.rules';

const MONTH_DAYS = 31;

/** The coming month of the sky. */
export interface Month {
  /** The instant it begins with. */
  at: Date;
  events: readonly SkyEvent[];
  newMoon: MoonEvent;
  fullMoon: MoonEvent;
  /** What the tones' own sections speak of. */
  slots: Readonly<Record<'newMoon' | 'newSign' | 'fullMoon' | 'fullSign', string>>;
}

/** The month that follows an instant. */
export function monthFrom(at: Date): Month {
  const events = eventsAhead(at, MONTH_DAYS);
  const phase = (name: MoonEvent['phase']) =>
    events.find(
      (event): event is MoonEvent => event.kind === 'moon-phase' && event.phase === name,
    )!;
  const newMoon = phase('new-moon');
  const fullMoon = phase('full-moon');
  return {
    at,
    events,
    newMoon,
    fullMoon,
    slots: {
      newMoon: fullDate(newMoon.at),
      newSign: signBy(newMoon.sign).name,
      fullMoon: fullDate(fullMoon.at),
      fullSign: signBy(fullMoon.sign).name,
    },
  };
}

/** Events as facts, each with its day. */
export function eventFacts(events: readonly SkyEvent[]): Fact[] {
  return events.map((event, index) => ({
    key: `event-${index + 1}`,
    label: eventName(event),
    value: fullDate(event.at),
  }));
}
