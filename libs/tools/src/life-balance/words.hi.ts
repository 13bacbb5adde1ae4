import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { hindiDate } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import { hindiNumeral } from '../hindi/numerals';
import { hindiNumberText } from '../numerology/number-texts.hi';
import { HINDI_PERSONAL_YEARS } from '../numerology/personal-years.hi';
import { HINDI_LIFE_PATH_METHODS } from '../words/number-words.hi';
import {
  BALANCE_CLOSING,
  BALANCE_MODE,
  BALANCE_MODES_EVEN,
  BALANCE_MOON,
  BALANCE_NOON,
  BALANCE_OPENING,
  BALANCE_SHARED,
  BALANCE_STEP,
  BALANCE_STRONG,
  BALANCE_WEAK,
  BALANCE_WEAK_SHARED,
  PATH_BALANCE,
  YEAR_BALANCE,
} from './passages/balance-lines.hi';
import type { BalanceWords } from './words';

const ELEMENTS = { fire: 'अग्नि', earth: 'पृथ्वी', air: 'वायु', water: 'जल' } as const;

/** A reading about balance in Hindi. */
export const HINDI: BalanceWords = {
  labels: {
    lifePath: 'जीवन पथ',
    birth: 'जन्म के समय ग्रह',
    modes: 'जन्म के समय स्वभाव से',
    moon: 'जन्म के समय चंद्रमा',
  },
  minWords: 180,
  elements: ELEMENTS,
  dateParts: { Year: 'वर्ष', Month: 'माह', Day: 'दिन' },
  none: 'दस में से कोई नहीं',
  opening: BALANCE_OPENING,
  path: PATH_BALANCE,
  year: YEAR_BALANCE,
  noon: BALANCE_NOON,
  moon: BALANCE_MOON,
  strong: BALANCE_STRONG,
  shared: BALANCE_SHARED,
  weak: BALANCE_WEAK,
  weakShared: BALANCE_WEAK_SHARED,
  mode: BALANCE_MODE,
  modesEven: BALANCE_MODES_EVEN,
  step: BALANCE_STEP,
  closing: BALANCE_CLOSING,
  listed: hindiList,
  count: hindiNumeral,
  eitherOf: (names) => ({ one: names.slice(0, -1).join(' या '), two: names.at(-1) ?? '' }),
  sign: (sign) => HINDI_SIGNS[sign],
  planet: (planet) => HINDI_PLANETS[planet],
  lifePathValue: (value, method, steps) =>
    `${value} (${HINDI_LIFE_PATH_METHODS[method]}: ${steps.join('; ')})`,
  yearLabel: (year) => `${year} में व्यक्तिगत वर्ष`,
  yearValue: (value, steps) =>
    `${value}, ${HINDI_PERSONAL_YEARS[value].title} (${steps.join('; ')})`,
  birthValue: (noon) => `${hindiDate(noon)} की दोपहर (UTC), क्योंकि समय मालूम नहीं`,
  elementLabel: (element) => `जन्म के समय ${ELEMENTS[element]} की राशियों में`,
  elementValue: (planets) => `दस में से ${planets.length}: ${hindiList(planets)}`,
  modesValue: ({ cardinal, fixed, mutable }) =>
    `चर ${cardinal}, स्थिर ${fixed}, द्विस्वभाव ${mutable}`,
  moonValue: (signs) =>
    signs.length > 1
      ? `${signs.join(' या ')}, समय और स्थान के अनुसार`
      : `${signs.join('')}, उस तारीख़ को कहीं भी और कभी भी`,
  tileOfYear: (year) => `व्यक्तिगत वर्ष ${year}`,
  pathText: (value) => hindiNumberText('lifePath', value),
  yearText: (value) => HINDI_PERSONAL_YEARS[value].text,
};
