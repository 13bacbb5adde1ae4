import { NAKSHATRAS } from '@cosmic/sky/charts/nakshatras';
import { formatPosition } from '@cosmic/sky/zodiac';
import { capitalized, fullDate } from '../wording';
import {
  CHOSEN_DECIDES,
  CHOSEN_OTHER,
  CHOSEN_RIGHT,
  EXACT,
  LORD_LINE,
  NAKSHATRA_CLOSING,
  NAKSHATRA_OPENING,
  NAKSHATRA_STEP,
  OTHER_ROOM,
  PADA_LINE,
  TARA_LINE,
  TWO_ROOMS,
  WHOLE_DAY,
} from './passages/nakshatra-lines';
import { NAKSHATRA_WORDS } from './passages/nakshatras';
import type { NakshatraWords } from './words';

/** What counting from the mansion of birth to that of today is called, first to ninth. */
const TARAS = [
  ...['Janma', 'Sampat', 'Vipat', 'Kshema', 'Pratyari'],
  ...['Sadhaka', 'the seventh', 'Mitra', 'Parama Mitra'],
];

/** The reading of a nakshatra in English. */
export const ENGLISH: NakshatraWords = {
  labels: {
    zodiac: 'Zodiac',
    nakshatra: 'Nakshatra',
    moon: 'Moon at birth, sidereal',
    chosen: 'Chosen',
    today: 'Moon today',
  },
  minWords: 180,
  zodiac: 'sidereal, by the ayanamsa of Lahiri',
  quarters: ['first', 'second', 'third', 'fourth'],
  mansions: NAKSHATRA_WORDS,
  opening: NAKSHATRA_OPENING,
  exact: EXACT,
  wholeDay: WHOLE_DAY,
  twoRooms: TWO_ROOMS,
  otherRoom: OTHER_ROOM,
  chosenDecides: CHOSEN_DECIDES,
  chosenRight: CHOSEN_RIGHT,
  chosenOther: CHOSEN_OTHER,
  pada: PADA_LINE,
  lord: LORD_LINE,
  tara: TARA_LINE,
  step: NAKSHATRA_STEP,
  closing: NAKSHATRA_CLOSING,
  name: (index) => NAKSHATRAS[index - 1] ?? '',
  eitherOf: (names) => names.join(' or '),
  lordName: capitalized,
  exactValue: (name, pada) => `${name}, quarter ${pada} of 4`,
  position: formatPosition,
  lordLabel: (name) => `Lord of ${name}`,
  todayValue: (name, noon) => `in ${name} at noon UTC on ${fullDate(noon)}`,
  taraLabel: (name) => `Counted from ${name}`,
  taraValue: (step) => `step ${step} of 9, ${TARAS[step - 1] ?? ''}`,
};
