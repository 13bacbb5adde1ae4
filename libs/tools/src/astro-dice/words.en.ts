import { formatPosition } from '@cosmic/sky/zodiac';
import { fullDate, houseName, houseTheme, planetLabel, planetName, signBy } from '../wording';
import {
  DIE_HOUSE,
  DIE_PLANET,
  DIE_QUESTION,
  DIE_SIGN,
  HOUSE_STEP,
  PLANET_IN_ELEMENT,
} from './passages/dice-faces';
import {
  DICE_CLOSING,
  DICE_OPENING,
  IN_ONE_SENTENCE,
  REAL_SKY,
  STANDING,
  USING_A_THROW,
} from './passages/dice-lines';
import type { DiceWords } from './words';

/** A throw of the dice in English. */
export const ENGLISH: DiceWords = {
  labels: { throw: 'Throw', house: 'House' },
  minWords: 180,
  standings: {
    domicile: 'domicile',
    exaltation: 'exaltation',
    detriment: 'detriment',
    fall: 'fall',
    guest: 'no dignity and no debility',
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
  planet: planetName,
  sign: (sign) => signBy(sign).name,
  sentence: ({ sentence }) =>
    sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, ''),
  throwValue: ({ planet, sign, house, faces }) =>
    `${planetLabel(planet)} in ${signBy(sign).name}, ${houseName(house)} house: ${faces.planet.keyword}, ${faces.sign.keyword}, ${faces.house.keyword}`,
  houseValue: (house) => `${houseName(house)}: ${houseTheme(house)}`,
  standingLabel: (planet, sign) => `${planetLabel(planet)} in ${signBy(sign).name}`,
  todayLabel: (planet) => `${planetLabel(planet)} today`,
  todayValue: (longitude, noon, apart) =>
    `${formatPosition(longitude)} at noon UTC on ${fullDate(noon)}, ${apart} of 6 signs from the throw`,
};
