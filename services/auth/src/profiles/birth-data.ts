import { z } from 'zod';
import { placeSchema, type Place } from '@cosmic/contracts/places';
import type { KeyRing, Sealed } from '@cosmic/platform/crypto/key-ring';

/** What a member has told about the birth. */
export interface BirthData {
  date: string | null;
  time: string | null;
  place: Place | null;
}

export const NOTHING_KNOWN: BirthData = { date: null, time: null, place: null };

const storedSchema = z.object({
  date: z.string().nullable(),
  time: z.string().nullable(),
  place: placeSchema.nullable(),
});

/** Birth data as they are kept; null when nothing is known. */
export function sealBirthData(ring: KeyRing, userId: string, birth: BirthData): Sealed | null {
  const isEmpty = birth.date === null && birth.time === null && birth.place === null;
  return isEmpty ? null : ring.seal(Buffer.from(JSON.stringify(birth)), userId);
}

/** Kept birth data as they were told. */
export function openBirthData(ring: KeyRing, userId: string, sealed: Sealed | null): BirthData {
  if (!sealed) return NOTHING_KNOWN;
  return storedSchema.parse(JSON.parse(ring.open(sealed, userId).toString()));
}
