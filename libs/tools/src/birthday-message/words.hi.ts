import { hindiDate } from '../hindi/dates';
import { HINDI_PERSONAL_YEARS } from '../numerology/personal-years.hi';
import { OTHER_SUN } from '../passages/pair-lines.hi';
import { timeOfDay } from '../wording';
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
} from './passages/birthday-lines.hi';
import { NUMBER_TOAST, YEAR_TOAST } from './passages/birthday-numbers.hi';
import {
  BIRTHDAY_GIFT,
  BIRTHDAY_GREETING,
  BIRTHDAY_PARTY,
  BIRTHDAY_WISH,
} from './passages/birthday-signs.hi';
import type { BirthdayWords } from './words';

const moment = (at: Date) => `${hindiDate(at)}, ${timeOfDay(at)} UTC`;

/** A birthday letter in Hindi. */
export const HINDI: BirthdayWords = {
  labels: {
    birthSun: 'जन्म का सूर्य',
    birthday: 'अगला जन्मदिन',
    return: 'सूर्य की वापसी',
    lifePath: 'जीवन पथ अंक',
  },
  minWords: 140,
  dateParts: { Year: 'वर्ष', Month: 'माह', Day: 'दिन' },
  whose: 'आपकी',
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
  seasonLabel: (sign) => `${sign} में सूर्य`,
  seasonValue: (from, to) => `${moment(from)} से ${moment(to)} तक`,
  moonLabel: (day) => `${day} का चंद्रमा`,
  moonValue: (position, phase, percent) =>
    `${position}, ${phase}, ${percent}% प्रकाशित, दोपहर (UTC) पर`,
  venusLabel: (day) => `${day} का शुक्र`,
  venusValue: (sign) => `${sign} में`,
  birthSunValue: (position, day, depending) =>
    `${position}, ${day} की दोपहर (UTC)${depending ? `; ${depending}` : ''}`,
  birthdayValue: (day, age, isToday) => `${day}, नंबर ${age}${isToday ? ', यानी आज' : ''}`,
  returnValue: (position, at) =>
    `${moment(at)} को फिर ${position} पर, एकाध दिन इधर-उधर, क्योंकि जन्म का समय और स्थान मालूम नहीं`,
  yearLabel: (year) => `व्यक्तिगत वर्ष ${year}`,
  yearValue: (value) => `${value}, ${HINDI_PERSONAL_YEARS[value].title}`,
};
