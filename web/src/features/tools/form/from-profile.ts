import type { Profile } from '../../../api/profile.api';

/** What a form can be filled with of somebody: of a member, or of somebody they keep. */
export type Details = Pick<
  Profile,
  | 'full_name'
  | 'birth_date'
  | 'birth_time'
  | 'birth_place'
  | 'zodiac_sign'
  | 'moon_sign'
  | 'rising_sign'
>;

/** Which of somebody's details a field is about; of two people's fields a number ends the name. */
const DETAILS: Readonly<Record<string, keyof Details>> = {
  fullName: 'full_name',
  name: 'full_name',
  dob: 'birth_date',
  time: 'birth_time',
  place: 'birth_place',
  sign: 'zodiac_sign',
  moonSign: 'moon_sign',
  risingSign: 'rising_sign',
};

/** Which of somebody's details a field is about; undefined where it is about none. */
export function detailNamed(name: string): keyof Details | undefined {
  return DETAILS[name.replace(/[12]$/, '')];
}

/** Whether a field is about the second of two people. */
export function isOfSecond(name: string): boolean {
  return name.endsWith('2');
}

/** What a field can be filled with from the profile: those about the member. */
export function fromProfile(profile: Details | undefined, name: string): unknown {
  const detail = detailNamed(name);
  return detail && profile && !isOfSecond(name) ? (profile[detail] ?? undefined) : undefined;
}
