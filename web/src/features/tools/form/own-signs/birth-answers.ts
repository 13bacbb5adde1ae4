import { DAY_PARTS } from '@cosmic/contracts/days/day-parts';
import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import type { BirthTimeAnswer } from '../../../../design/birth/birth-time';
import { readPlace, readPlaceEntry, writePlaceEntry, type FormValues } from '../form-values';

/** What somebody told of a birth, for tools that ask for its signs. */
export interface BirthAnswers {
  readonly date: string;
  readonly time: BirthTimeAnswer;
  /** A town that was chosen, or what is typed of one, as the text of a form. */
  readonly place: string;
}

const EARLIEST_BIRTH = '1900-01-01';
/** Where the day begins first. */
const FIRST_CLOCK_MS = 14 * 3_600_000;

/** The answers as a draft keeps them. */
export function valuesOf({ date, time, place }: BirthAnswers): FormValues {
  const { kind, time: clock, part } = time;
  return { date, kind, time: clock, part, place };
}

/** What a draft keeps of the answers, or empty ones. */
export function answersOf({
  date = '',
  kind,
  time = '',
  part,
  place = '',
}: FormValues = {}): BirthAnswers {
  return {
    date,
    time: {
      kind: kind === 'exact' || kind === 'rough' || kind === 'unknown' ? kind : '',
      time,
      part: DAY_PARTS.find((one) => one === part) ?? '',
    },
    place: writePlaceEntry(readPlaceEntry(place)),
  };
}

/** Whether a date is one on which somebody can have been born. */
export function isBirthDate(date: string): boolean {
  const today = new Date(Date.now() + FIRST_CLOCK_MS).toISOString().slice(0, 10);
  return date >= EARLIEST_BIRTH && date <= today;
}

/** What the answers say; undefined without a date that somebody can have been born on. */
export function knownBirth({ date, time, place }: BirthAnswers): KnownBirth | undefined {
  if (!isBirthDate(date)) return undefined;
  return {
    date,
    time: (time.kind === 'exact' && time.time) || null,
    part: (time.kind === 'rough' && time.part) || null,
    place: asksForPlace({ time }) ? readPlace(place) : null,
  };
}

/** The town is asked for where an hour is told that it can explain. */
export function asksForPlace({ time }: Pick<BirthAnswers, 'time'>): boolean {
  return time.kind === 'exact' || time.kind === 'rough';
}
