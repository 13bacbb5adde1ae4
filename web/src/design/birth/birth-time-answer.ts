import type { DayPart } from '@cosmic/contracts/days/day-parts';
import type { BirthTimeAnswer } from './birth-time';
import { birthTimeStrings as s } from './birth-time.strings';

/** The hour of a birth as it is kept: a time goes before a part of the day. */
export interface KeptTime {
  birth_time: string | null;
  birth_part: DayPart | null;
}

/** What is kept of an answer; a text that says what it lacks. */
export function timeIn({ kind, time, part }: BirthTimeAnswer): KeptTime | string {
  if (kind === 'unknown') return { birth_time: null, birth_part: null };
  if (kind === 'exact') {
    return time === '' ? s.missing.time : { birth_time: time, birth_part: null };
  }
  if (kind === 'rough') return part ? { birth_time: null, birth_part: part } : s.missing.part;
  return s.missing.kind;
}
