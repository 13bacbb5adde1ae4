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
} from './passages/baby-name-lines';
import { ELEMENTS_AT_HOME, SIGN_TWICE } from './passages/baby-name-elements';
import type { BabyNameWords } from './words';

/** Six names in English. */
export const ENGLISH: BabyNameWords = {
  minWords: 250,
  labels: { one: 'One parent', other: 'The other parent', method: 'How they were chosen' },
  told: ({ name, origin, meaning }) => ({ name, origin, meaning }),
  parent: ({ sign, element, ruler, number }) =>
    `${sign}, ${element}, ruled by ${ruler}, whose number is ${number}`,
  name: ({ origin, meaning, element, steps, reason }) =>
    `${origin}, “${meaning}”; ${element}; ${steps.join('; ')}; chosen for ${reason}`,
  reasons: {
    kin: (element, ofBoth) => `its ${element}, which is akin to the ${ofBoth} of both`,
    element: (element, sign) => `the ${element} of ${sign}`,
    number: (ruler, sign) => `its number, that of ${ruler}, the ruler of ${sign}`,
  },
  method: (ofGender, all) =>
    `from ${ofGender} of ${all} names, by the element of their meaning and the sum of their letters`,
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
