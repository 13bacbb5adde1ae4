import { MAJOR_CARDS } from '@cosmic/divination/tarot/deck';
import type { Planet } from '@cosmic/sky/bodies';
import { formatPosition } from '@cosmic/sky/zodiac';
import { houseWords } from '../charts/house-frame';
import { PLANET_IN_HOUSE, type HousePlanet } from '../passages/planet-in-house';
import { PLANET_PAIRS } from '../charts/planet-pairs';
import { MAJOR_WORDS } from '../tarot/major-words';
import {
  capitalized,
  dayAndMonth,
  fullDate,
  houseName,
  listed,
  planetLabel,
  signBy,
  weekdayName,
} from '../wording';
import type { DayWords } from './day-words';
import { MOON_HOUSE_LINES } from './passages/moon-house-lines';
import { MOON_POINT_LINES } from './passages/moon-lines';
import { TRANSIT_LINES } from './passages/transit-lines';
import type { DayAspect, NatalPoint } from './transit-terms';
import { HOUSE_HEADLINES } from './words/house-headlines';
import { MOVER_HEADLINES } from './words/mover-headlines';
import { QUESTIONS } from './words/questions';

const VERBS: Readonly<Record<DayAspect, string>> = {
  conjunction: 'meets',
  sextile: 'helps',
  trine: 'helps',
  square: 'tests',
  opposition: 'faces',
};

/** A day in English. */
export const ENGLISH_DAY: DayWords = {
  houseHeadlines: HOUSE_HEADLINES,
  moverHeadlines: MOVER_HEADLINES,
  questions: QUESTIONS,
  transit: (mover, point, tone, turn) => {
    const lines = (mover === 'moon' ? MOON_POINT_LINES : TRANSIT_LINES[mover])[point][tone];
    return lines[turn % lines.length] ?? '';
  },
  pairs: PLANET_PAIRS,
  inHouse: (planet, house) =>
    planet === 'moon'
      ? MOON_HOUSE_LINES[house]
      : (PLANET_IN_HOUSE[planet as HousePlanet][house - 1] ?? []),
  title: (event) => {
    const { kind, mover } = event;
    const who =
      mover === 'sun' || mover === 'moon' ? `The ${planetLabel(mover)}` : planetLabel(mover);
    if (kind === 'house') return `${who} in your ${houseName(event.house)} house`;
    const verb = VERBS[event.aspect];
    if (kind === 'sky') return `${who} ${verb} ${planetLabel(event.point)}`;
    if (mover !== event.point) return `${who} ${verb} your ${pointLabel(event.point)}`;
    return event.aspect === 'conjunction'
      ? `${who} returns to its place at your birth`
      : `${who} ${verb} the ${planetLabel(mover)} of your birth`;
  },
  moon: ({ phase, sign, illumination }) =>
    `${phase}${phase.includes('Moon') ? '' : ' Moon'} in ${signBy(sign).name}, ${Math.round(illumination * 100)}% lit`,
  when: {
    today: 'today',
    tomorrow: 'tomorrow',
    until: (when) => `until ${when}`,
    weekday: weekdayName,
    dayAndMonth,
    fullDate,
    fromTo: (from, to) => `From ${from}, to ${to}`,
  },
  facts: {
    planet: planetLabel,
    place: formatPosition,
    yours: (point) => `Your ${pointLabel(point)}`,
    aspect: 'Aspect',
    apart: (aspect, degrees) => `${capitalized(aspect)}, ${degrees}° apart`,
    house: 'House',
    inHouse: (house) => capitalized(houseWords(house)),
    exact: 'Exact',
    stays: 'Stays',
    within: (degrees) => `Within ${degrees}°`,
    houses: 'Houses',
    counted: ({ basis, houses: { first } }) =>
      ({
        chart: 'By the hour and place of your birth',
        'birth-date': `By whole signs from your Sun in ${first.name}, since the hour of your birth is not known`,
        sign: `By whole signs from ${first.name}`,
      })[basis],
  },
  card: (number) => {
    const { name, keywords } = MAJOR_CARDS[number]!;
    return {
      name,
      standsFor: `${name} stands for ${listed(keywords)}.`,
      lines: MAJOR_WORDS[number]!.upright,
    };
  },
};

/** A point of a chart within a sentence: `Moon`, `ascendant`. */
function pointLabel(point: NatalPoint): string {
  return point === 'ascendant' || point === 'midheaven' ? point : planetLabel(point as Planet);
}
