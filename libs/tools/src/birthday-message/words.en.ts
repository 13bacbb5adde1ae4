import { PERSONAL_YEARS } from '@cosmic/divination/numerology/personal-year';
import { OTHER_SUN } from '../passages/pair-lines';
import { dateAndTime } from '../wording';
import {
  BIRTHDAY_AHEAD,
  BIRTHDAY_CLOSING,
  BIRTHDAY_CUSP,
  BIRTHDAY_MOOD,
  BIRTHDAY_MOON,
  BIRTHDAY_RETURN,
  BIRTHDAY_TODAY,
  BIRTHDAY_VENUS,
  SEASON_AHEAD,
  SEASON_NOW,
} from './passages/birthday-lines';
import { NUMBER_TOAST, YEAR_TOAST } from './passages/birthday-numbers';
import {
  BIRTHDAY_GIFT,
  BIRTHDAY_GREETING,
  BIRTHDAY_PARTY,
  BIRTHDAY_WISH,
} from './passages/birthday-signs';
import type { BirthdayWords } from './words';

/** A birthday letter in English. */
export const ENGLISH: BirthdayWords = {
  labels: {
    birthSun: 'Sun at birth',
    birthday: 'Next birthday',
    return: 'Return of the Sun',
    lifePath: 'Life path number',
  },
  minWords: 160,
  dateParts: { Year: 'Year', Month: 'Month', Day: 'Day' },
  whose: 'your',
  greeting: BIRTHDAY_GREETING,
  gift: BIRTHDAY_GIFT,
  wish: BIRTHDAY_WISH,
  party: BIRTHDAY_PARTY,
  today: BIRTHDAY_TODAY,
  ahead: BIRTHDAY_AHEAD,
  seasonNow: SEASON_NOW,
  seasonAhead: SEASON_AHEAD,
  cusp: BIRTHDAY_CUSP,
  otherSun: OTHER_SUN,
  returns: BIRTHDAY_RETURN,
  moon: BIRTHDAY_MOON,
  mood: BIRTHDAY_MOOD,
  venus: BIRTHDAY_VENUS,
  number: NUMBER_TOAST,
  year: YEAR_TOAST,
  closing: BIRTHDAY_CLOSING,
  seasonLabel: (sign) => `Sun in ${sign}`,
  seasonValue: (from, to) => `from ${dateAndTime(from)} to ${dateAndTime(to)}`,
  moonLabel: (day) => `Moon on ${day}`,
  moonValue: (position, phase, percent) => `${position}, ${phase}, ${percent}% lit, at noon UTC`,
  venusLabel: (day) => `Venus on ${day}`,
  venusValue: (sign) => `in ${sign}`,
  birthSunValue: (position, day, depending) =>
    `${position} at noon UTC on ${day}${depending ? `; ${depending}` : ''}`,
  birthdayValue: (day, age, isToday) => `${day}, number ${age}${isToday ? ', which is today' : ''}`,
  returnValue: (position, at) =>
    `back at ${position} on ${dateAndTime(at)}, a day or so either way, since the hour and place of birth are not known`,
  yearLabel: (year) => `Personal year ${year}`,
  yearValue: (value) => `${value}, ${PERSONAL_YEARS[value].title}`,
};
