import { ASPECT_ADVICE, ASPECT_LEAD } from '../passages/aspects';
import { PLANET_IN_HOUSE } from '../passages/planet-in-house';
import { PLANET_PAIRS } from '../charts/planet-pairs';
import {
  RETURN_CLOSING,
  RETURN_COMING,
  RETURN_HALF,
  RETURN_MOON_HOUSE,
  RETURN_MOON_OPEN,
  RETURN_OPENING,
  RETURN_OPENING_DAY,
  RETURN_OVER,
  RETURN_SOLAR,
  RETURN_SUN,
  YEAR_QUESTION,
} from './passages/return-houses';
import { RETURN_MOON, RETURN_RISING } from './passages/return-signs';
import type { SolarReturnWords } from './words';

/** A reading of a solar return in English. */
export const ENGLISH: SolarReturnWords = {
  minWords: 200,
  labels: {
    natalSun: 'Sun at birth',
    running: 'Return of the Sun',
    coming: 'Next return of the Sun',
    half: 'Half way',
    next: 'The year ends',
    rising: 'Rising sign of the return',
    top: 'Midheaven of the return',
    ring: 'Return',
  },
  returnAt: ({ at, day, time, zone, town, coordinates }) =>
    `${at}; ${day}, ${time} by the clock of ${zone}; read for ${town}, ${coordinates}`,
  between: (from, to) => `between ${from} and ${to}; the minute needs the hour of birth`,
  halfOn: (date) => `the Sun is opposite on ${date}`,
  endsAround: (date) => `with the return around ${date}`,
  ofReturn: (name) => `${name} of the return`,
  placed: (place, isSolar) => `${place}${isSolar ? ' by solar houses' : ' of the return'}`,
  inReturn: (first, aspect, second) => `${first} ${aspect} ${second} in the return`,
  orb: (degrees, isOfMinute) =>
    `${degrees}° from exact${isOfMinute ? '' : ', and within orb all that time'}`,
  solar: (sign) =>
    `solar: whole signs counted from ${sign}; the rising sign of the return is unknown`,
  inBirthChart: (position, yourHouse) => `${position}, in ${yourHouse} of the birth chart`,
  aspectName: (aspect) => aspect,
  inTheYear: 'in the chart of your year',
  opening: RETURN_OPENING,
  coming: RETURN_COMING,
  openingDay: RETURN_OPENING_DAY,
  solarHouses: RETURN_SOLAR,
  rising: RETURN_RISING,
  over: RETURN_OVER,
  sun: RETURN_SUN,
  moon: RETURN_MOON,
  moonHouse: RETURN_MOON_HOUSE,
  moonOpen: RETURN_MOON_OPEN,
  inHouse: PLANET_IN_HOUSE,
  aspectLead: ASPECT_LEAD,
  aspectAdvice: ASPECT_ADVICE,
  pairs: PLANET_PAIRS,
  half: RETURN_HALF,
  question: YEAR_QUESTION,
  closing: RETURN_CLOSING,
};
