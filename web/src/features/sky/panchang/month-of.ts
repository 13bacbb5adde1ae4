import type { PanchangMonthDay } from '@cosmic/contracts/sky/panchang';
import type { Place } from '@cosmic/contracts/sky/places';
import { toIcs, type IcsEntry } from '@cosmic/sky/calendar/ics';
import { clockTime } from '@cosmic/sky/places/zone';
import { jyotishStrings } from '../../../design/figures/jyotish/jyotish.strings';
import { festivalName, limbUntil, observanceName } from '../../../design/panchang/names';
import { panchangStrings as s } from './panchang.strings';

export interface PanchangRow {
  readonly day: string;
  /** The tithi at sunrise, counted within its half; null where the Sun does not rise. */
  readonly tithi: number | null;
  readonly isBright: boolean;
  /** With their ends by the clock of the place, those that touch the day. */
  readonly tithis: readonly string[];
  readonly nakshatras: readonly string[];
  readonly month: string;
  readonly sunrise: string;
  readonly festivals: readonly string[];
  readonly observances: readonly string[];
}

/** The days of a month as a page of an almanac tells them. */
export function monthOf(days: readonly PanchangMonthDay[], place: Place): PanchangRow[] {
  return days.map((day) => rowOf(day, place));
}

/** The same as a calendar file: each day with its tithi and nakshatra, and each festival. */
export function fileOf(month: string, rows: readonly PanchangRow[], place: Place, now: Date) {
  const where = `${place.latitude},${place.longitude}`;
  const entries = rows.flatMap(
    ({ day, tithis, nakshatras, festivals, observances }): IcsEntry[] => [
      ...(tithis.length > 0
        ? [
            {
              uid: `panchang-${day}-${where}@cosmic-guide`,
              from: day,
              summary: [tithis[0], nakshatras[0]].join(', '),
              description: [...tithis, ...nakshatras].join('\n'),
            },
          ]
        : []),
      ...[...festivals, ...observances].map((name, index) => ({
        uid: `panchang-${day}-${index}-${where}@cosmic-guide`,
        from: day,
        summary: name,
      })),
    ],
  );
  return toIcs({ name: s.calendar(month, place.name), stamp: now, entries });
}

function rowOf(
  { date, panchang, festivals, observances }: PanchangMonthDay,
  { zone }: Place,
): PanchangRow {
  const number = panchang?.tithi[0]?.number;
  const spans = (limb: 'tithi' | 'nakshatra') =>
    (panchang?.[limb] ?? []).map((span) => limbUntil(limb, span, zone));
  return {
    day: date,
    tithi: number === undefined ? null : ((number - 1) % 15) + 1,
    isBright: number !== undefined && number <= 15,
    tithis: spans('tithi'),
    nakshatras: spans('nakshatra'),
    month: panchang
      ? s.month(jyotishStrings.months[panchang.amanta.index] ?? '', panchang.amanta.adhika)
      : '',
    sunrise: panchang ? clockTime(zone, new Date(panchang.sunrise)) : '',
    festivals: festivals.map(festivalName),
    observances: observances.map(observanceName),
  };
}
