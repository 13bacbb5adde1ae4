import { AIR_NAMES_IN_HINDI } from './names/air.hi';
import { EARTH_NAMES_IN_HINDI } from './names/earth.hi';
import { FIRE_NAMES_IN_HINDI } from './names/fire.hi';
import { ORIGINS_IN_HINDI } from './names/origins.hi';
import type { HindiNames } from './names/row.hi';
import { WATER_NAMES_IN_HINDI } from './names/water.hi';
import {
  NAME_BY_NUMBER,
  NAME_CLOSING,
  NAME_ELEMENT,
  NAME_FOR,
  NAME_KIN,
  NAME_LINE,
  NAME_NUMBER,
  NAME_OPENING,
  NAME_OPENING_SAME,
  NAME_TRY,
} from './passages/baby-name-lines.hi';
import { ELEMENTS_AT_HOME, SIGN_TWICE } from './passages/baby-name-elements.hi';
import type { BabyNameWords } from './words';

const NAMES: HindiNames = {
  ...FIRE_NAMES_IN_HINDI,
  ...EARTH_NAMES_IN_HINDI,
  ...AIR_NAMES_IN_HINDI,
  ...WATER_NAMES_IN_HINDI,
};

/** Six names in Hindi. */
export const HINDI: BabyNameWords = {
  minWords: 200,
  labels: { one: 'माता या पिता', other: 'दूसरे अभिभावक', method: 'कैसे चुने गए' },
  // names.spec.ts looks that every name and every language is here.
  told: ({ name, origin, meaning }) => {
    const [written, means] = NAMES[name] ?? [name, meaning];
    return { name: written, origin: ORIGINS_IN_HINDI[origin] ?? origin, meaning: means };
  },
  parent: ({ sign, element, ruler, number }) =>
    `${sign}, ${element}, स्वामी ${ruler}, जिसका अंक है ${number}`,
  name: ({ origin, meaning, element, steps, reason }) =>
    `${origin}, “${meaning}”; ${element}; ${steps.join('; ')}; चुनने की वजह: ${reason}`,
  reasons: {
    kin: (element, ofBoth) => `तत्त्व ${element}, जो दोनों के तत्त्व ${ofBoth} का मित्र है`,
    element: (element, sign) => `${sign} का तत्त्व ${element}`,
    number: (ruler, sign) => `इसका अंक, जो ${sign} के स्वामी ${ruler} का है`,
  },
  method: (ofGender, all) => `${all} में से ${ofGender} नामों में, अर्थ के तत्त्व और रोमन अक्षरों के जोड़ से`,
  opening: NAME_OPENING,
  openingSame: NAME_OPENING_SAME,
  nameFor: NAME_FOR,
  signTwice: SIGN_TWICE,
  elementsAtHome: ELEMENTS_AT_HOME,
  nameElement: NAME_ELEMENT,
  kin: NAME_KIN,
  line: NAME_LINE,
  number: NAME_NUMBER,
  byNumber: NAME_BY_NUMBER,
  trying: NAME_TRY,
  closing: NAME_CLOSING,
};
