import { countName } from '../words/number-words';
import { capitalized, houseName, houseTheme } from '../wording';
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
} from './passages/houses-lines';
import { NATAL_FAR, NATAL_JUPITER, NATAL_SATURN } from './passages/natal-elders';
import { NATAL_MOON, NATAL_SUN } from './passages/natal-lights';
import { NATAL_MARS, NATAL_MERCURY, NATAL_VENUS } from './passages/natal-planets';
import { RISING_DOOR } from './passages/rising-door';
import type { AstroHousesWords } from './words';

/** A reading of the houses in English. */
export const ENGLISH: AstroHousesWords = {
  minWords: 230,
  labels: { rising: 'Rising sign', ruler: 'Ruler of the rising sign' },
  none: 'none',
  solar: (sign) =>
    `solar: whole signs counted from ${sign}, the sign of the Sun; the rising sign is unknown without hour and place`,
  ofHouse: (house) => `${capitalized(houseName(house))} house (${houseTheme(house)})`,
  begins: (position) => `begins at ${position}`,
  planetsThere: (planets) => `planets there: ${planets}`,
  ruledBy: (ruler, houses) => `ruled by ${ruler} in the ${houses} house`,
  sunToday: (position, noon, yourHouse, until) =>
    `${position} ${noon}, in ${yourHouse} until ${until}`,
  count: countName,
  home: (house) => `${house} house`,
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
