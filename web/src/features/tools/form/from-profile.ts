import type { Profile } from '../../../api/profile.api';

/** Which of a member's own details a tool's field is about. */
const DETAILS: Readonly<Record<string, keyof Profile>> = {
  fullName: 'full_name',
  name1: 'full_name',
  dob: 'birth_date',
  dob1: 'birth_date',
  time: 'birth_time',
  time1: 'birth_time',
  place: 'birth_place',
  place1: 'birth_place',
  sign: 'zodiac_sign',
  sign1: 'zodiac_sign',
  moonSign: 'moon_sign',
  risingSign: 'rising_sign',
};

/** What a field can be filled with from the profile. */
export function fromProfile(profile: Profile | undefined, name: string): unknown {
  const detail = DETAILS[name];
  return detail && profile ? (profile[detail] ?? undefined) : undefined;
}
