import type { ElementRelation } from '@cosmic/divination/chinese-zodiac/compatibility';
import { hindiDate, hindiDay } from '../hindi/dates';
import { hindiList } from '../hindi/list';
import { ANIMAL_SCENE, ANIMAL_STEP, PARTNER_BRINGS } from './passages/chinese-animals.hi';
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
} from './passages/chinese-lines.hi';
import { ANIMALS, ELEMENTS } from './names.hi';
import type { ChineseWords } from './words';

const POLARITIES = { yang: 'यांग', yin: 'यिन' } as const;

const ELEMENTS_MEET: Readonly<Record<ElementRelation, (yours: string, years: string) => string>> = {
  same: (yours) => `दोनों वर्षों का तत्व ${yours}`,
  feeds: (yours, years) => `आपका तत्व ${yours} उसके तत्व ${years} को पोसता है`,
  'fed-by': (yours, years) => `उसका तत्व ${years} आपके तत्व ${yours} को पोसता है`,
  tempers: (yours, years) => `आपका तत्व ${yours} उसके तत्व ${years} को गढ़ता है`,
  'tempered-by': (yours, years) => `उसका तत्व ${years} आपके तत्व ${yours} को गढ़ता है`,
};

const named = ({ element, animal }: Parameters<ChineseWords['sign']>[0]) =>
  `${ELEMENTS[element]} ${ANIMALS[animal]}`;

/** The reading of a Chinese year sign in Hindi. */
export const HINDI: ChineseWords = {
  labels: {
    sign: 'वर्ष का चिह्न',
    otherSign: 'अथवा',
    chosen: 'चुनाव कुछ और',
    friend: 'गुप्त मित्र',
    team: 'तीन की टोली',
    now: 'आज का वर्ष',
  },
  minWords: 180,
  animals: ANIMALS,
  animalsOf: { ...ANIMALS, Rat: 'चूहे', Horse: 'घोड़े', Goat: 'बकरे', Rooster: 'मुर्ग़े', Dog: 'कुत्ते' },
  elements: ELEMENTS,
  how: {
    date: 'जन्मतिथि से',
    choice: 'चुनाव से, नए वर्ष से पहले के जन्म के लिए',
    year: 'नए वर्ष से आगे के जन्म के लिए',
  },
  relationTitles: {
    same: 'एक आईना',
    harmony: 'गुप्त मित्र',
    trine: 'एक टोली',
    clash: 'आमने-सामने के किनारे',
    harm: 'उलझे तार',
    friction: 'खुरदरे किनारे',
    open: 'खुला मैदान',
  },
  relations: {
    same: 'वही पशु',
    harmony: 'गुप्त मित्रों की जोड़ी',
    trine: 'एक ही तीन की टोली के',
    clash: 'बारह के पहिए पर आमने-सामने',
    harm: 'दोनों एक-दूसरे के गुप्त मित्र के सामने',
    friction: 'थोड़ी रगड़ वाली जोड़ी',
    open: 'किसी पुराने नियम में नहीं बँधे',
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
  listed: hindiList,
  date: hindiDate,
  day: hindiDay,
  sign: named,
  signValue: (sign, polarity, how) => `${named(sign)}, ${POLARITIES[polarity]}; ${how}`,
  otherSign: (sign) =>
    `${named(sign)}, समय और स्थान के अनुसार: वर्ष चीन की आधी रात में बदला, और एक तारीख़ पृथ्वी पर 50 घंटे रहती है`,
  newYearLabel: (year) => `${year} का नया वर्ष`,
  newYear: (at, before, from) =>
    `${hindiDate(at)}: उससे पहले ${named(before)}, उससे आगे ${named(from)}`,
  yearOfTodayValue: (sign, until, relation, elements) =>
    `${named(sign)}, ${hindiDate(until)} तक: ${relation}; ${elements}`,
  relation: (relations, title) => `${relations.join(' और ')} (${title})`,
  elementsMeet: (relation, yours, years) =>
    ELEMENTS_MEET[relation](ELEMENTS[yours], ELEMENTS[years]),
  besideLabel: (animal) => `साथ में ${ANIMALS[animal]}`,
};
