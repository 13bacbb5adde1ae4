import { HINDI_GRAHAS, HINDI_NAKSHATRAS } from '@cosmic/sky/jyotish/hindi-names';
import { hindiDate } from '../hindi/dates';
import { hindiPosition } from '../hindi/position';
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
} from './passages/nakshatra-lines.hi';
import { NAKSHATRA_WORDS } from './passages/nakshatras.hi';
import type { NakshatraWords } from './words';

/** What counting from the mansion of birth to that of today is called, first to ninth. */
const TARAS = 'जन्म|संपत्|विपत्|क्षेम|प्रत्यरि|साधक|सातवीं|मित्र|परम मित्र'.split('|');

/** The reading of a nakshatra in Hindi. */
export const HINDI: NakshatraWords = {
  labels: {
    zodiac: 'राशिचक्र',
    nakshatra: 'नक्षत्र',
    moon: 'जन्म का चंद्रमा, निरयन',
    chosen: 'चुना गया',
    today: 'आज का चंद्रमा',
  },
  minWords: 140,
  zodiac: 'निरयन, लाहिरी अयनांश से',
  quarters: ['पहले', 'दूसरे', 'तीसरे', 'चौथे'],
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
  name: (index) => HINDI_NAKSHATRAS[index - 1] ?? '',
  eitherOf: (names) =>
    names.length < 3 ? names.join(' या ') : `${names.slice(0, -1).join(', ')} या ${names.at(-1)}`,
  lordName: (lord) => HINDI_GRAHAS[lord],
  exactValue: (name, pada) => `${name}, 4 में से चरण ${pada}`,
  position: hindiPosition,
  lordLabel: (name) => `${name} का स्वामी`,
  todayValue: (name, noon) => `${name} में, ${hindiDate(noon)} की दोपहर (UTC)`,
  taraLabel: (name) => `${name} से गिनकर`,
  taraValue: (step) => `9 में से क़दम ${step}, ${TARAS[step - 1] ?? ''}`,
};
