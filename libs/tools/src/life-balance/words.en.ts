import { describeNumber } from '@cosmic/divination/numerology/descriptions';
import { LIFE_PATH_METHOD_NAMES } from '@cosmic/divination/numerology/life-path';
import { PERSONAL_YEARS } from '@cosmic/divination/numerology/personal-year';
import { HOUR_AND_PLACE } from '../charts/birth';
import { countName } from '../words/number-words';
import { eitherOf, fullDate, listed, planetLabel, signBy } from '../wording';
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
} from './passages/balance-lines';
import type { BalanceWords } from './words';

/** A reading about balance in English. */
export const ENGLISH: BalanceWords = {
  labels: {
    lifePath: 'Life path',
    birth: 'Planets at birth',
    modes: 'By manner at birth',
    moon: 'Moon at birth',
  },
  minWords: 190,
  elements: { fire: 'fire', earth: 'earth', air: 'air', water: 'water' },
  dateParts: { Year: 'Year', Month: 'Month', Day: 'Day' },
  none: 'none of the ten',
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
  listed,
  count: countName,
  eitherOf,
  sign: (sign) => signBy(sign).name,
  planet: planetLabel,
  lifePathValue: (value, method, steps) =>
    `${value} (${LIFE_PATH_METHOD_NAMES[method]}: ${steps.join('; ')})`,
  yearLabel: (year) => `Personal year in ${year}`,
  yearValue: (value, steps) =>
    `${value}, ${PERSONAL_YEARS[value].title.toLowerCase()} (${steps.join('; ')})`,
  birthValue: (noon) => `at noon UTC on ${fullDate(noon)}, because the hour is not known`,
  elementLabel: (element) => `In ${element} signs at birth`,
  elementValue: (planets) => `${planets.length} of the ten: ${listed(planets)}`,
  modesValue: ({ cardinal, fixed, mutable }) =>
    `cardinal ${cardinal}, fixed ${fixed}, mutable ${mutable}`,
  moonValue: (signs) =>
    signs.length > 1
      ? `${signs.join(' or ')} depending on ${HOUR_AND_PLACE}`
      : `${signs.join('')}, wherever and whenever on that date`,
  tileOfYear: (year) => `Personal year ${year}`,
  pathText: (value) => describeNumber('lifePath', value),
  yearText: (value) => PERSONAL_YEARS[value].text,
};
