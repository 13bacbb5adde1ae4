import { DAY_PARTS } from '@cosmic/contracts/days/day-parts';
import type { KnownBirth } from '@cosmic/sky/charts/birth-signs';
import type { BirthTimeAnswer } from '../../../../design/birth/birth-time';
import { readPlace, readPlaceEntry, writePlaceEntry } from '../form-values';
import { keepValues, keptValues } from '../kept-values';

/** What somebody told of a birth, for tools that ask for its signs. */
export interface BirthAnswers {
  readonly date: string;
  readonly time: BirthTimeAnswer;
  /** A town that was chosen, or what is typed of one, as the text of a form. */
  readonly place: string;
}

/** Kept once for all tools; none of them is called so. */
const KEPT_AS = 'own birth';
const EARLIEST_BIRTH = '1900-01-01';
/** Where the day begins first. */
const FIRST_CLOCK_MS = 14 * 3_600_000;

/** Keeps the answers for this tab, as what is typed into a form. */
export function keepBirth({ date, time, place }: BirthAnswers): void {
  const { kind, time: clock, part } = time;
  keepValues(KEPT_AS, { date, kind, time: clock, part, place });
}

/** The answers that were given in this tab before, or empty ones. */
export function keptBirth(): BirthAnswers {
  const { date = '', kind, time = '', part, place = '' } = keptValues(KEPT_AS);
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
