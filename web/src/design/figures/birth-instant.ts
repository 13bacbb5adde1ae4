import { likelyInstant, readClock } from '@cosmic/sky/places/clock';
import type { Profile } from '@cosmic/contracts/account/profile';

/** A place of birth as far as its clock needs it. */
export type BirthPlace = Omit<NonNullable<Profile['birth_place']>, 'name'>;

/** Before it the clocks of some places were not as the browser's time zone data have them. */
const CLOCKS_ALIKE = '1970';

/**
 * The instant of a birth, or the middle of its day where the hour is not known. The old clocks of
 * its place are fetched only for those who were born under them.
 */
export async function birthInstant(
  date: string,
  time: string | null,
  place: BirthPlace | null,
): Promise<Date> {
  if (!place) return likelyInstant(readClock(date, time ?? '12:00', 'UTC'));
  const { zone, longitude } = place;
  const own =
    date < CLOCKS_ALIKE
      ? (await import('@cosmic/sky/places/zone-history')).ownClocks(zone, longitude)
      : undefined;
  return likelyInstant(readClock(date, time ?? '12:00', zone, own));
}
