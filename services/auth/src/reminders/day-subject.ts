import type { Profile } from '@cosmic/contracts/account/profile';
import type { DaySubject } from '@cosmic/tools/day/subject';
import type { CountedBirth } from '../profiles/birth-data';

/**
 * Whose day a member is told, by the rule of the page Today: by their birth date, else by the sign
 * they chose; null where neither is known, so that nobody is sent a day that is not theirs.
 */
export function daySubject(
  userId: string,
  { date, time, place, school }: CountedBirth,
  sign: Profile['zodiac_sign'],
): DaySubject | null {
  if (date !== null) {
    const birth = { dob: date, time: time ?? '', place };
    return { kind: 'person', reader: userId, birth, school };
  }
  return sign && { kind: 'sign', sign };
}
