import { HOUR_AND_PLACE } from '../charts/birth';
import { ASPECT_LEAD } from '../passages/aspects';
import { PLANET_PAIRS } from '../charts/planet-pairs';
import { withArticle } from '../wording';
import {
  HEART_MOON,
  HEART_PHASE,
  HEART_QUIET,
  LOVE_CLOSING,
  LOVE_COUPLED,
  LOVE_INGRESS,
  LOVE_MEETING,
  LOVE_RETROGRADE,
  LOVE_SINGLE,
  LOVE_STATION,
  LOVE_STEADY,
  NATAL_CONTACT,
} from './passages/love-forecast-lines';
import { MARS_COURTS, VENUS_COURTS } from './passages/love-houses';
import { LOVE_OPENING, MARS_TOUR, VENUS_TOUR } from './passages/love-openings';
import type { LoveForecastWords } from './words';

/** A love forecast in English. */
export const ENGLISH: LoveForecastWords = {
  minWords: 210,
  labels: { period: 'Period', moonMoves: 'Moon changes signs' },
  phases: { 'new-moon': 'New Moon', 'full-moon': 'Full Moon' },
  span: { week: 'the week ahead', month: 'the month ahead', year: 'the year ahead' },
  period: (span, from, to) => `${span}, from ${from} to ${to}`,
  houses: (sign, at) => `counted by whole signs from ${sign}; positions for ${at}`,
  place: (position, yourHouse, isRetrograde) =>
    `${position}, ${yourHouse}${isRetrograde ? ', retrograde' : ''}`,
  changesSigns: (planet) => `${planet} changes signs`,
  turns: (planet, how) => `${planet} turns ${how}`,
  enters: (sign, yourHouse, at) => `enters ${sign}, ${yourHouse}, on ${at}`,
  happensIn: (sign, yourHouse, at) => `in ${sign}, ${yourHouse}, on ${at}`,
  meets: (planet, aspect, other) => `${planet} ${aspect} ${other}`,
  exactOn: (at) => `exact on ${at}`,
  atBirth: (planet) => `${planet} at birth`,
  birthPlace: (position, noon) => `${position} ${noon}`,
  depending: (signs) => `; ${signs.join(' or ')} depending on ${HOUR_AND_PLACE}`,
  meetsYours: (planet, aspect, natal) => `${planet} ${aspect} your ${natal}`,
  aboutDay: (date) =>
    `${date}, a day or so either way, since the hour and place of birth are not known`,
  aspectName: (aspect) => aspect,
  anAspect: withArticle,
  around: (date) => `around ${date}`,
  opening: LOVE_OPENING,
  venusTour: VENUS_TOUR,
  marsTour: MARS_TOUR,
  courts: { venus: VENUS_COURTS, mars: MARS_COURTS },
  backwards: LOVE_RETROGRADE,
  station: LOVE_STATION,
  ingress: LOVE_INGRESS,
  steady: LOVE_STEADY,
  aspectLead: ASPECT_LEAD,
  pairs: PLANET_PAIRS,
  meeting: LOVE_MEETING,
  contact: NATAL_CONTACT,
  heartPhase: HEART_PHASE,
  heartMoon: HEART_MOON,
  heartQuiet: HEART_QUIET,
  single: LOVE_SINGLE,
  coupled: LOVE_COUPLED,
  closing: LOVE_CLOSING,
};
