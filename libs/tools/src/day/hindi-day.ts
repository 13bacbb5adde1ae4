import { HINDI_ASPECTS, HINDI_PHASES, HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import type { Planet } from '@cosmic/sky/bodies';
import { placeInSign } from '@cosmic/sky/zodiac';
import { hindiDate, hindiDay, hindiWeekday } from '../hindi/dates';
import { hindiHouse, hindiHouseTheme } from '../hindi/houses';
import { MOON_IN_HOUSE } from '../hindi/moon';
import { PLANET_IN_HOUSE } from '../hindi/planet-in-house';
import { PLANET_PAIRS } from '../hindi/planet-pairs';
import type { HousePlanet } from '../passages/planet-in-house';
import type { DayWords } from './day-words';
import { CARD_LINES } from './hindi/card-lines';
import { HOUSE_HEADLINES } from './hindi/house-headlines';
import { MOVER_HEADLINES } from './hindi/mover-headlines';
import { JUPITER_LINES } from './hindi/jupiter-lines';
import { MARS_LINES } from './hindi/mars-lines';
import { MERCURY_LINES } from './hindi/mercury-lines';
import { MOON_LINES } from './hindi/moon-lines';
import { POINT_LINES } from './hindi/point-lines';
import { QUESTIONS } from './hindi/questions';
import { SLOW_MOVER_LINES, type SlowMover } from './hindi/slow-mover-lines';
import { SUN_LINES } from './hindi/sun-lines';
import { VENUS_LINES } from './hindi/venus-lines';
import { MOVERS, NATAL_POINTS, type DayAspect, type NatalPoint } from './transit-terms';

/** What stands between two names. */
const VERBS: Readonly<Record<DayAspect, string>> = {
  conjunction: 'से मिलता है',
  sextile: 'का साथ देता है',
  trine: 'का साथ देता है',
  square: 'को परखता है',
  opposition: 'के सामने है',
};

/** What a planet means at each point, by itself, of those that a month may tell often. */
const OFTEN_TOLD: Readonly<Partial<Record<Planet, typeof MOON_LINES>>> = {
  moon: MOON_LINES,
  sun: SUN_LINES,
  mercury: MERCURY_LINES,
  venus: VENUS_LINES,
  mars: MARS_LINES,
  jupiter: JUPITER_LINES,
};

/** How far the words of a feeling move on from one point of a chart to the next, each of which has three tellings. */
const STEPS_A_POINT = 3;

/** A day in Hindi. */
export const HINDI_DAY: DayWords = {
  houseHeadlines: HOUSE_HEADLINES,
  moverHeadlines: MOVER_HEADLINES,
  questions: QUESTIONS,
  transit: (mover, point, tone, turn) => {
    const own = OFTEN_TOLD[mover]?.[point][tone];
    if (own) return own[turn % own.length] ?? '';
    // How a slow one feels is the mover's, what it is about the point's: each pair meets in an order of its own.
    const about = POINT_LINES[point][tone];
    const feels = SLOW_MOVER_LINES[mover as SlowMover][tone];
    const step = turn + MOVERS.indexOf(mover as SlowMover);
    return `${feels[(turn + STEPS_A_POINT * NATAL_POINTS.indexOf(point)) % feels.length] ?? ''} ${about[step % about.length] ?? ''}`;
  },
  pairs: PLANET_PAIRS,
  inHouse: (planet, house) =>
    (planet === 'moon' ? MOON_IN_HOUSE : PLANET_IN_HOUSE[planet as HousePlanet])[house - 1] ?? [],
  title: (event) => {
    const { kind, mover } = event;
    const who = HINDI_PLANETS[mover];
    if (kind === 'house') return `${who} आपके ${hindiHouse(event.house)} भाव में`;
    const verb = VERBS[event.aspect];
    if (kind === 'sky') return `${who} ${HINDI_PLANETS[event.point]} ${verb}`;
    if (mover !== event.point) return `${who} आपके ${pointName(event.point)} ${verb}`;
    return event.aspect === 'conjunction'
      ? `${who} वहाँ लौटता है जहाँ आपके जन्म पर था`
      : `${who} आपके जन्म के ${who} ${verb}`;
  },
  moon: ({ phase, sign, illumination }) =>
    `${HINDI_PHASES[phase]}, ${HINDI_SIGNS[sign]} राशि में, ${Math.round(illumination * 100)}% प्रकाशित`,
  when: {
    today: 'आज',
    tomorrow: 'कल',
    until: (when) => `${when} तक`,
    weekday: hindiWeekday,
    dayAndMonth: hindiDay,
    fullDate: hindiDate,
    fromTo: (from, to) => `${from} से ${to} तक`,
  },
  facts: {
    planet: (planet) => HINDI_PLANETS[planet],
    place: (longitude) => {
      const { sign, degree, minute } = placeInSign(longitude);
      return `${HINDI_SIGNS[sign.key]} ${degree}°${String(minute).padStart(2, '0')}'`;
    },
    yours: (point) => `आपका ${pointName(point)}`,
    aspect: 'योग',
    apart: (aspect, degrees) => `${HINDI_ASPECTS[aspect]}, ${degrees}° की दूरी`,
    house: 'भाव',
    inHouse: (house) => `आपके ${hindiHouse(house)} भाव में (${hindiHouseTheme(house)})`,
    exact: 'ठीक समय',
    stays: 'ठहराव',
    within: (degrees) => `${degrees}° के भीतर`,
    houses: 'भावों की गणना',
    counted: ({ basis, houses: { first } }) =>
      ({
        chart: 'आपके जन्म के समय और स्थान से',
        'birth-date': `आपकी सूर्य राशि ${HINDI_SIGNS[first.key]} से संपूर्ण राशियों में, क्योंकि जन्म का समय पता नहीं`,
        sign: `${HINDI_SIGNS[first.key]} से संपूर्ण राशियों में`,
      })[basis],
  },
  card: (number) => {
    const { name, keywords, lines } = CARD_LINES[number]!;
    const [one, two, three] = keywords;
    return { name, standsFor: `“${name}” का अर्थ है ${one}, ${two} और ${three}।`, lines };
  },
};

/** A point of a chart by name: `चंद्र`, `लग्न`. */
function pointName(point: NatalPoint): string {
  if (point === 'ascendant') return 'लग्न';
  return point === 'midheaven' ? 'मध्याकाश' : HINDI_PLANETS[point];
}
