import { hindiHouseTheme } from '../hindi/houses';
import { hindiNumeral } from '../hindi/numerals';
import {
  CHART_RULER,
  HOUSE_CROWDED,
  HOUSE_EMPTY,
  HOUSE_STEP,
  HOUSES_CLOSING,
  HOUSES_OPEN_PLANET,
  HOUSES_OPENING,
  HOUSES_OPENING_SOLAR,
  HOUSES_POLAR,
  HOUSES_SPREAD,
  HOUSES_TODAY,
} from './passages/houses-lines.hi';
import { NATAL_FAR, NATAL_JUPITER, NATAL_SATURN } from './passages/natal-elders.hi';
import { NATAL_MOON, NATAL_SUN } from './passages/natal-lights.hi';
import { NATAL_MARS, NATAL_MERCURY, NATAL_VENUS } from './passages/natal-planets.hi';
import { RISING_DOOR } from './passages/rising-door.hi';
import type { AstroHousesWords } from './words';

const ORDINALS = 'पहला दूसरा तीसरा चौथा पाँचवाँ छठा सातवाँ आठवाँ नौवाँ दसवाँ ग्यारहवाँ बारहवाँ'.split(' ');

/** A reading of the houses in Hindi. */
export const HINDI: AstroHousesWords = {
  minWords: 210,
  labels: { rising: 'लग्न', ruler: 'लग्न का स्वामी' },
  none: 'कोई नहीं',
  solar: (sign) => `सौर: सूर्य की राशि ${sign} से गिनी संपूर्ण राशियाँ; समय और स्थान के बिना लग्न ज्ञात नहीं`,
  ofHouse: (house) => `${ORDINALS[house - 1]} भाव (${hindiHouseTheme(house)})`,
  begins: (position) => `${position} से शुरू`,
  planetsThere: (planets) => `वहाँ के ग्रह: ${planets}`,
  ruledBy: (ruler, houses) => `स्वामी ${ruler}, ${houses} भाव में`,
  sunToday: (position, noon, yourHouse, until) => `${position}, ${noon}, ${yourHouse} ${until} तक`,
  count: hindiNumeral,
  home: (house) => house,
  opening: HOUSES_OPENING,
  openingSolar: HOUSES_OPENING_SOLAR,
  polar: HOUSES_POLAR,
  risingDoor: RISING_DOOR,
  chartRuler: CHART_RULER,
  natal: {
    sun: NATAL_SUN,
    moon: NATAL_MOON,
    mercury: NATAL_MERCURY,
    venus: NATAL_VENUS,
    mars: NATAL_MARS,
    jupiter: NATAL_JUPITER,
    saturn: NATAL_SATURN,
  },
  openPlanet: HOUSES_OPEN_PLANET,
  far: NATAL_FAR,
  crowded: HOUSE_CROWDED,
  spread: HOUSES_SPREAD,
  empty: HOUSE_EMPTY,
  today: HOUSES_TODAY,
  step: HOUSE_STEP,
  closing: HOUSES_CLOSING,
};
