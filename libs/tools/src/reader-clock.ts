import type { Language } from '@cosmic/contracts/language';
import type { Happens, StatedFact } from '@cosmic/narrator/craft/stated';
import { nearestMinute } from '@cosmic/sky/minute';
import { civilDay } from '@cosmic/sky/places/clock';
import { civilDate } from '@cosmic/sky/places/zone';
import { localTime } from './day/local-clock';
import { PHASE_WORDS } from './words/phase-words';
import { SKY_NAMES } from './words/sky-names';
import { minuteOf } from './stated';
import { utcDate } from './today';
import { timeOfDay } from './wording';

/** The IANA zone of a reader's clock; undefined where it is not known. */
export type ReaderZone = string | undefined;

/**
 * An instant whose UTC fields are what a reader's calendar and clock show, to the nearest minute, so
 * that wording.ts can tell it; without a zone they are UTC's.
 *
 * @throws SkyError `invalid_input` for an unknown zone
 */
export function shownTo(zone: ReaderZone, at: Date): Date {
  if (zone === undefined) return nearestMinute(at);
  const { date, clock } = localTime(zone, at);
  return new Date(`${date}T${clock}:00Z`);
}

/** The date on a reader's calendar at an instant, and that date's first instant; without a zone UTC's. */
export function readersDay(zone: ReaderZone, at: Date): { date: string; from: Date } {
  const date = zone === undefined ? utcDate(at) : civilDate(zone, at);
  return { date, from: zone === undefined ? new Date(date) : civilDay(date, zone).from };
}

/** A time of day as a sentence adds it to a date: ` at 20:24`; nothing where the clock is not known. */
export function atTime(zone: ReaderZone, at: Date, language: Language = 'en'): string {
  return zone === undefined ? '' : PHASE_WORDS[language].atTime(timeOfDay(shownTo(zone, at)));
}

/** What is told by a reader's clock: an instant, or the stretch until another. */
interface Told {
  readonly key: string;
  readonly label: string;
  readonly at: Date;
  readonly until?: Date;
  readonly happens: Omit<Happens, 'is' | 'at' | 'until'>;
}

/** A line of facts that tells something by a reader's clock, which the sentences go by; none without a zone. */
export function clockFacts(
  zone: ReaderZone,
  { key, label, at, until, happens }: Told,
  language: Language = 'en',
): StatedFact[] {
  const words = PHASE_WORDS[language];
  if (zone === undefined) return [];
  const [from, to] = [at, until].map((end) => end && shownTo(zone, end));
  if (!from) return [];
  return [
    {
      key: `${key}-by-your-clock`,
      label: words.byYourClock(label),
      value: `${to ? words.fromTo(dayAndClock(from, language), dayAndClock(to, language)) : dayAndClock(from, language)} (${zone})`,
      states: [
        { is: 'happens', ...happens, at: minuteOf(from), ...(to && { until: minuteOf(to) }) },
      ],
    },
  ];
}

function dayAndClock(shown: Date, language: Language): string {
  return `${SKY_NAMES[language].weekdayAndDay(shown)} ${shown.getUTCFullYear()}, ${timeOfDay(shown)}`;
}
