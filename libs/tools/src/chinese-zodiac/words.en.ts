import type { ElementRelation } from '@cosmic/divination/chinese-zodiac/compatibility';
import { ANIMALS, CHINESE_ELEMENTS } from '@cosmic/divination/chinese-zodiac/signs';
import { HOUR_AND_PLACE } from '../charts/birth';
import { dayAndMonth, fullDate, listed } from '../wording';
import { ANIMAL_SCENE, ANIMAL_STEP, PARTNER_BRINGS } from './passages/chinese-animals';
import {
  BORN_AT_THE_TURN,
  BORN_EARLY,
  CHINESE_CLOSING,
  CHINESE_OPENING,
  CHOICE_DECIDES,
  ELEMENT_LINE,
  OLD_FRIENDS,
  OTHER_ANIMAL,
  OTHER_ELEMENT,
  PAIR_OF_ANIMALS,
  POLARITY_LINE,
  YEAR_ELEMENT,
  YEAR_OF_TODAY,
  YEAR_TURNS,
} from './passages/chinese-lines';
import type { ChineseWords } from './words';

const ANIMAL_NAMES = namedByThemselves(ANIMALS);

const ELEMENTS_MEET: Readonly<Record<ElementRelation, (yours: string, years: string) => string>> = {
  same: (yours) => `${yours} in both years`,
  feeds: (yours, years) => `your ${yours} feeds its ${years}`,
  'fed-by': (yours, years) => `its ${years} feeds your ${yours}`,
  tempers: (yours, years) => `your ${yours} tempers its ${years}`,
  'tempered-by': (yours, years) => `its ${years} tempers your ${yours}`,
};

/** The reading of a Chinese year sign in English. */
export const ENGLISH: ChineseWords = {
  labels: {
    sign: 'Year sign',
    otherSign: 'Or',
    chosen: 'Chosen otherwise',
    friend: 'Secret friend',
    team: 'Team of three',
    now: 'Year of today',
  },
  minWords: 190,
  animals: ANIMAL_NAMES,
  animalsOf: ANIMAL_NAMES,
  elements: namedByThemselves(CHINESE_ELEMENTS),
  how: {
    date: 'by the birth date',
    choice: 'by what was chosen, for a birth before the new year',
    year: 'for a birth from the new year on',
  },
  relationTitles: {
    same: 'a mirror',
    harmony: 'secret friends',
    trine: 'one team',
    clash: 'opposite shores',
    harm: 'crossed wires',
    friction: 'rough edges',
    open: 'an open field',
  },
  relations: {
    same: 'the same animal',
    harmony: 'a pair of secret friends',
    trine: 'of one team of three',
    clash: 'opposite on the wheel of twelve',
    harm: 'each opposite the other’s secret friend',
    friction: 'a pair with friction',
    open: 'bound by no old rule',
  },
  opening: CHINESE_OPENING,
  yearTurns: YEAR_TURNS,
  bornEarly: BORN_EARLY,
  bornAtTheTurn: BORN_AT_THE_TURN,
  choiceDecides: CHOICE_DECIDES,
  otherAnimal: OTHER_ANIMAL,
  otherElement: OTHER_ELEMENT,
  elementLine: ELEMENT_LINE,
  polarityLine: POLARITY_LINE,
  scene: ANIMAL_SCENE,
  step: ANIMAL_STEP,
  partnerBrings: PARTNER_BRINGS,
  oldFriends: OLD_FRIENDS,
  yearOfToday: YEAR_OF_TODAY,
  yearElement: YEAR_ELEMENT,
  pair: PAIR_OF_ANIMALS,
  closing: CHINESE_CLOSING,
  listed,
  date: fullDate,
  day: dayAndMonth,
  sign: ({ element, animal }) => `${element} ${animal}`,
  signValue: ({ element, animal }, polarity, how) => `${element} ${animal}, ${polarity}; ${how}`,
  otherSign: ({ element, animal }) =>
    `${element} ${animal}, depending on ${HOUR_AND_PLACE}: the year turned at midnight in China, and the date lasts 50 hours on Earth`,
  newYearLabel: (year) => `New year of ${year}`,
  newYear: (at, before, from) =>
    `${fullDate(at)}: ${before.element} ${before.animal} before it, ${from.element} ${from.animal} from it on`,
  yearOfTodayValue: ({ element, animal }, until, relation, elements) =>
    `${element} ${animal}, until ${fullDate(until)}: ${relation}; ${elements}`,
  relation: (relations, title) => `${relations.join(' and ')} (${title})`,
  elementsMeet: (relation, yours, years) => ELEMENTS_MEET[relation](yours, years),
  besideLabel: (animal) => `Beside the ${animal}`,
};

function namedByThemselves<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
