import { HINDI_PHASES, HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import type { Element, Mode } from '@cosmic/sky/zodiac';
import { hindiDate, hindiDay, hindiMonth, hindiWeekday } from '../hindi/dates';
import { hindiHouse, hindiHouseTheme } from '../hindi/houses';
import { hindiList } from '../hindi/list';
import { hindiPosition } from '../hindi/position';
import type { SkyNames } from './sky-names';
import { timeOfDay } from '../wording';

const ELEMENTS: Readonly<Record<Element, string>> = {
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
};

const MODES: Readonly<Record<Mode, string>> = {
  cardinal: 'चर',
  fixed: 'स्थिर',
  mutable: 'द्विस्वभाव',
};

/** The sky in Hindi. */
export const HINDI: SkyNames = {
  sign: (sign) => HINDI_SIGNS[sign],
  planet: (planet) => HINDI_PLANETS[planet],
  planetName: (planet) => HINDI_PLANETS[planet],
  element: (element) => ELEMENTS[element],
  mode: (mode) => MODES[mode],
  house: hindiHouse,
  houseTheme: hindiHouseTheme,
  yourHouse: (house) => `आपके ${hindiHouse(house)} भाव में (${hindiHouseTheme(house)})`,
  countedFrom: (sign) => `${HINDI_SIGNS[sign]} से गिने हुए`,
  signLine: ({ key, element, mode }) => `${HINDI_SIGNS[key]}, ${ELEMENTS[element]}, ${MODES[mode]}`,
  position: hindiPosition,
  phase: (phase) => HINDI_PHASES[phase],
  light: (waxing) => (waxing ? 'बढ़ता हुआ' : 'घटता हुआ'),
  lit: (percent) => `${percent}% प्रकाशित`,
  motion: (retrograde) => (retrograde ? 'वक्री' : 'मार्गी'),
  date: hindiDate,
  day: hindiDay,
  monthAndYear: hindiMonth,
  weekdayAndDay: (at) => `${hindiWeekday(at)}, ${hindiDay(at)}`,
  dateAndTime: (at) => `${hindiDate(at)}, ${timeOfDay(at)} UTC`,
  atNoon: (noon) => `${hindiDate(noon)} की दोपहर (12:00 UTC)`,
  today: (what) => `आज ${what}`,
  labels: {
    sign: 'राशि',
    ruler: 'स्वामी',
    moon: 'चंद्रमा',
    houses: 'भाव',
    birth: 'जन्म',
  },
  rulerOf: (sign) => `${HINDI_SIGNS[sign]} का स्वामी`,
  listed: hindiList,
  either: (items) => items.join(' या '),
};
