import type { Person } from '@cosmic/contracts/people/people';

/** Somebody whose birth is known to the minute. */
export const ROSALIND: Person = {
  id: '0b4c7a52-6a3b-4a64-8f7b-111111111111',
  name: 'Rosalind',
  relation: 'friend',
  by_themselves: false,
  birth_date: '1920-07-25',
  birth_time: '04:10',
  birth_place: {
    name: 'London, England, United Kingdom',
    latitude: 51.50853,
    longitude: -0.12574,
    zone: 'Europe/London',
  },
  zodiac_sign: 'leo',
  moon_sign: 'sagittarius',
  rising_sign: 'cancer',
  signs: {
    sun: { sign: 'leo', degree: 1.9, possible: ['leo'] },
    moon: { sign: 'sagittarius', degree: 3.2, possible: ['sagittarius'] },
    rising: { sign: 'cancer', degree: 20.4, possible: ['cancer'] },
  },
};

/** Somebody of whom the day is all that is known. */
export const SOMEBODY: Person = {
  id: '0b4c7a52-6a3b-4a64-8f7b-222222222222',
  name: 'Somebody',
  relation: 'partner',
  by_themselves: false,
  birth_date: '1990-06-22',
  birth_time: null,
  birth_place: null,
  zodiac_sign: 'cancer',
  moon_sign: null,
  rising_sign: null,
  signs: {
    sun: { sign: 'cancer', degree: null, possible: ['cancer'] },
    moon: { sign: null, degree: null, possible: ['taurus', 'gemini'] },
    rising: { sign: null, degree: null, possible: [] },
  },
};
