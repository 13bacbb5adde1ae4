import { z } from 'zod';
import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import { placeSchema, type Place } from '@cosmic/contracts/sky/places';
import { DAY_PARTS, type DayPart } from '@cosmic/contracts/days/day-parts';
import type { KeyRing, Sealed } from '@cosmic/platform/crypto/key-ring';

/** What a member has told about the birth, and what lies sealed with it. */
export interface BirthData {
  date: string | null;
  time: string | null;
  /** Of the day; null where the time is known, and where nothing of it is. */
  part: DayPart | null;
  place: Place | null;
  /** Where the member lives now, which is as much their own. */
  home: Place | null;
}

/** The same with how its member has charts counted. */
export interface CountedBirth extends BirthData {
  school: ChartSchool;
}

export const NOTHING_KNOWN: BirthData = {
  date: null,
  time: null,
  part: null,
  place: null,
  home: null,
};

const storedSchema = z.object({
  date: z.string().nullable(),
  time: z.string().nullable(),
  // Boxes that were sealed before it was asked for say nothing of it, nor of a home.
  part: z.enum(DAY_PARTS).nullable().default(null),
  place: placeSchema.nullable(),
  home: placeSchema.nullable().default(null),
});

/** Birth data as they are kept; null when nothing is known. */
export function sealBirthData(ring: KeyRing, userId: string, birth: BirthData): Sealed | null {
  const isEmpty = Object.values(birth).every((told) => told === null);
  return isEmpty ? null : ring.seal(Buffer.from(JSON.stringify(birth)), userId);
}

/** Kept birth data as they were told. */
export function openBirthData(ring: KeyRing, userId: string, sealed: Sealed | null): BirthData {
  if (!sealed) return NOTHING_KNOWN;
  return storedSchema.parse(JSON.parse(ring.open(sealed, userId).toString()));
}
