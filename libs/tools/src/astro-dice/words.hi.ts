import type { DicePlanet } from '@cosmic/divination/astro-dice/faces';
import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import type { SignKey } from '@cosmic/sky/zodiac';
import { hindiDate } from '../hindi/dates';
import { hindiHouse, hindiHouseTheme } from '../hindi/houses';
import { hindiPosition } from '../hindi/position';
import {
  DIE_HOUSE,
  DIE_PLANET,
  DIE_QUESTION,
  DIE_SIGN,
  HOUSE_STEP,
  PLANET_IN_ELEMENT,
} from './passages/dice-faces.hi';
import {
  DICE_CLOSING,
  DICE_OPENING,
  IN_ONE_SENTENCE,
  REAL_SKY,
  STANDING,
  USING_A_THROW,
} from './passages/dice-lines.hi';
import type { DiceWords } from './words';

/** A die's face: one word for it, and its part of the sentence. */
interface Face {
  readonly keyword: string;
  readonly phrase: string;
}

/** Each phrase is masculine, as the verbs below are. */
const PLANETS: Readonly<Record<DicePlanet, Face>> = {
  sun: { keyword: 'संकल्प', phrase: 'आपका संकल्प' },
  moon: { keyword: 'भावना', phrase: 'आपका मन' },
  mercury: { keyword: 'विचार', phrase: 'आपका कौतूहल' },
  venus: { keyword: 'स्नेह', phrase: 'आपका सौंदर्य-बोध' },
  mars: { keyword: 'क्रिया', phrase: 'आपका जोश' },
  jupiter: { keyword: 'विकास', phrase: 'आपका भरोसा' },
  saturn: { keyword: 'ढाँचा', phrase: 'आपका कर्तव्य-बोध' },
};

const SIGNS: Readonly<Record<SignKey, Face>> = {
  aries: { keyword: 'साहस से', phrase: 'सबसे पहले जाना चाहता है' },
  taurus: { keyword: 'टिककर', phrase: 'अपना समय लेना चाहता है' },
  gemini: { keyword: 'हल्के से', phrase: 'बात करके देखना चाहता है' },
  cancer: { keyword: 'कोमलता से', phrase: 'किसी चीज़ की रक्षा करना चाहता है' },
  leo: { keyword: 'अपनेपन से', phrase: 'खुलकर देना चाहता है' },
  virgo: { keyword: 'सावधानी से', phrase: 'सब ठीक-ठीक करना चाहता है' },
  libra: { keyword: 'न्याय से', phrase: 'संतुलन खोजना चाहता है' },
  scorpio: { keyword: 'गहराई से', phrase: 'सच जानना चाहता है' },
  sagittarius: { keyword: 'खुलकर', phrase: 'चौड़ा क्षितिज चाहता है' },
  capricorn: { keyword: 'धीरज से', phrase: 'कुछ टिकाऊ बनाना चाहता है' },
  aquarius: { keyword: 'अलग ढंग से', phrase: 'नया तरीक़ा आज़माना चाहता है' },
  pisces: { keyword: 'नरमी से', phrase: 'एक सपने के पीछे चलना चाहता है' },
};

const HOUSES: readonly Face[] = [
  { keyword: 'स्वयं', phrase: 'दुनिया से मिलने के ढंग में' },
  { keyword: 'साधन', phrase: 'अपनी चीज़ों और अपने मोल में' },
  { keyword: 'बातचीत', phrase: 'बातों, संदेशों और छोटे रास्तों में' },
  { keyword: 'घर', phrase: 'घर और परिवार में' },
  { keyword: 'खेल', phrase: 'खेल, प्रेम और सृजन में' },
  { keyword: 'रोज़ का काम', phrase: 'रोज़ के काम और आदतों में' },
  { keyword: 'साझेदारी', phrase: 'किसी साथी के संग' },
  { keyword: 'भरोसा', phrase: 'साझे और भरोसे में' },
  { keyword: 'क्षितिज', phrase: 'यात्रा, पढ़ाई और विश्वास में' },
  { keyword: 'कर्म', phrase: 'काम और अच्छे नाम में' },
  { keyword: 'मित्र', phrase: 'दोस्तों के बीच और आशाओं में' },
  { keyword: 'एकांत', phrase: 'शांति, आराम और अनदेखे काम में' },
];

/** A throw of the dice in Hindi. */
export const HINDI: DiceWords = {
  labels: { throw: 'चाल', house: 'भाव' },
  minWords: 170,
  standings: {
    domicile: 'स्वगृही',
    exaltation: 'उच्च',
    detriment: 'अपने घर के सामने',
    fall: 'नीच',
    guest: 'न बल न दुर्बलता',
  },
  opening: DICE_OPENING,
  planets: DIE_PLANET,
  signs: DIE_SIGN,
  planetInElement: PLANET_IN_ELEMENT,
  houses: DIE_HOUSE,
  steps: HOUSE_STEP,
  inOneSentence: IN_ONE_SENTENCE,
  standing: STANDING,
  realSky: REAL_SKY,
  using: USING_A_THROW,
  question: DIE_QUESTION,
  closing: DICE_CLOSING,
  planet: (planet) => HINDI_PLANETS[planet],
  sign: (sign) => HINDI_SIGNS[sign],
  sentence: ({ planet, sign, house }) =>
    [HOUSES[house - 1]?.phrase, PLANETS[planet].phrase, SIGNS[sign].phrase].join(' '),
  throwValue: ({ planet, sign, house }) =>
    `${HINDI_SIGNS[sign]} में ${HINDI_PLANETS[planet]}, ${hindiHouse(house)} भाव में: ${[PLANETS[planet], SIGNS[sign], HOUSES[house - 1]].map((face) => face?.keyword ?? '').join(', ')}`,
  houseValue: (house) => `${hindiHouse(house)} भाव में: ${hindiHouseTheme(house)}`,
  standingLabel: (planet, sign) => `${HINDI_SIGNS[sign]} में ${HINDI_PLANETS[planet]}`,
  todayLabel: (planet) => `आज ${HINDI_PLANETS[planet]}`,
  todayValue: (longitude, noon, apart) =>
    `${hindiPosition(longitude)}, ${hindiDate(noon)} की दोपहर (UTC), चाल से 6 में से ${apart} राशि दूर`,
};
