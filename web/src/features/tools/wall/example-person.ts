import type { Profile } from '../../../api/profile.api';

/** Whose reading begins on the page while the visitor's own details are not known. */
export const EXAMPLE_PERSON = {
  full_name: 'Asha Mehta',
  birth_date: '1990-05-17',
  birth_time: '07:45',
  birth_place: {
    name: 'Pune, India',
    latitude: 18.5204,
    longitude: 73.8567,
    zone: 'Asia/Kolkata',
  },
  zodiac_sign: 'taurus',
  moon_sign: 'aquarius',
  rising_sign: 'gemini',
} as const satisfies Partial<Profile>;
