import type { BestWindow } from '@cosmic/contracts/days/best-days';
import type { Place } from '@cosmic/contracts/sky/places';
import { toIcs } from '@cosmic/sky/calendar/ics';
import type { Condition } from '@cosmic/sky/elections/conditions';
import { nearestMinute } from '@cosmic/sky/minute';
import { civilDate } from '@cosmic/sky/places/zone';
import { localeOf } from '../../../language/language';
import { bestDaysStrings as s } from './best-days.strings';
import { conditionStrings } from './conditions.strings';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How days and times are written by the clock of a place. */
export function clockOf({ zone }: Pick<Place, 'zone'>) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf('en-GB'), { timeZone: zone, ...options });
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const month = format({ month: 'long', year: 'numeric' });
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return {
    /** `December 2026` */
    month: (at: Date) => month.format(at),
    /** `9 December 2026` */
    date: (at: Date) => date.format(at),
    /** `Wed 9 Dec, 08:00 – 20:00`, with both days where it ends on another; from now on where it runs. */
    span: ({ from, to }: BestWindow, isRunning = false) => {
      const [begin, end] = [nearestMinute(new Date(from)), nearestMinute(new Date(to))];
      const isOneDay = !isRunning && civilDate(zone, begin) === civilDate(zone, end);
      const last = isOneDay ? time.format(end) : `${day.format(end)}, ${time.format(end)}`;
      if (isRunning) return `${s.now} – ${last}`;
      return `${day.format(begin)}, ${time.format(begin)} – ${last}`;
    },
  };
}

/** `2 d 3 h`, `1 h 20 min`: how long a window is between its ends as they are written. */
export function lengthOf({ from, to }: BestWindow): string {
  const minutes =
    (nearestMinute(new Date(to)).getTime() - nearestMinute(new Date(from)).getTime()) / 60_000;
  const parts =
    minutes >= DAY_MINUTES
      ? [
          [Math.floor(minutes / DAY_MINUTES), s.day],
          [Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), s.hour],
        ]
      : [
          [Math.floor(minutes / HOUR_MINUTES), s.hour],
          [minutes % HOUR_MINUTES, s.minute],
        ];
  return parts
    .filter(([count]) => count !== 0)
    .map((part) => part.join(' '))
    .join(' ');
}

/** The names of conditions by their keys, in the order in which they were asked. */
export function namesOf(keys: readonly string[], conditions: readonly Condition[]): string[] {
  return conditions.filter(({ key }) => keys.includes(key)).map(conditionStrings.name);
}

/** What an hour's shift costs, in words. */
export function costOf(lost: readonly string[], conditions: readonly Condition[]): string {
  return lost.length === 0 ? s.losesNothing : s.loses(namesOf(lost, conditions).join('; '));
}

/** Windows as a calendar file. */
export function fileOf(
  windows: readonly BestWindow[],
  conditions: readonly Condition[],
  place: Place,
  summary: string,
  now: Date,
): string {
  const where = `${place.latitude},${place.longitude}`;
  return toIcs({
    name: s.calendar(place.name),
    stamp: now,
    entries: windows.map((window) => {
      const met = conditions.filter(({ key }) => !window.misses.includes(key));
      return {
        uid: `best-days-${window.from}-${window.to}-${where}@cosmic-guide`,
        from: nearestMinute(new Date(window.from)),
        to: nearestMinute(new Date(window.to)),
        summary,
        description: [
          `${s.met}: ${met.map(conditionStrings.name).join('; ')}`,
          ...(window.misses.length > 0
            ? [`${s.notMet}: ${namesOf(window.misses, conditions).join('; ')}`]
            : []),
          `${s.earlier}: ${costOf(window.lostEarlier, conditions)}`,
          `${s.later}: ${costOf(window.lostLater, conditions)}`,
        ].join('\n'),
      };
    }),
  });
}
