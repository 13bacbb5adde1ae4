import { HINDI_ASPECTS } from '@cosmic/sky/hindi-names';
import { ASPECT_LEAD } from '../hindi/aspects';
import { PLANET_PAIRS } from '../hindi/planet-pairs';
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
} from './passages/love-forecast-lines.hi';
import { MARS_COURTS, VENUS_COURTS } from './passages/love-houses.hi';
import { LOVE_OPENING, MARS_TOUR, VENUS_TOUR } from './passages/love-openings.hi';
import type { LoveForecastWords } from './words';

/** A love forecast in Hindi; its spans are bent for the 'में' that follows them. */
export const HINDI: LoveForecastWords = {
  minWords: 200,
  labels: { period: 'अवधि', moonMoves: 'चंद्रमा की राशि बदलती है' },
  phases: { 'new-moon': 'अमावस्या', 'full-moon': 'पूर्णिमा' },
  span: { week: 'आने वाले हफ़्ते', month: 'आने वाले महीने', year: 'आने वाले साल' },
  period: (span, from, to) => `${span} में, ${from} से ${to} तक`,
  houses: (sign, at) => `${sign} से संपूर्ण राशियों में गिने हुए; स्थितियाँ ${at} की`,
  place: (position, yourHouse, isRetrograde) =>
    `${position}, ${yourHouse}${isRetrograde ? ', वक्री' : ''}`,
  changesSigns: (planet) => `${planet} की राशि बदलती है`,
  turns: (planet, how) => `${planet} ${how === 'retrograde' ? 'वक्री' : 'मार्गी'} होता है`,
  enters: (sign, yourHouse, at) => `${sign} में प्रवेश, ${yourHouse}, ${at}`,
  happensIn: (sign, yourHouse, at) => `${sign} में, ${yourHouse}, ${at}`,
  meets: (planet, aspect, other) => `${planet} और ${other} में ${aspect}`,
  exactOn: (at) => `${at} को पूर्ण`,
  atBirth: (planet) => `जन्म के समय ${planet}`,
  birthPlace: (position, noon) => `${position}, ${noon}`,
  depending: (signs) => `; समय और स्थान के अनुसार ${signs.join(' या ')}`,
  meetsYours: (planet, aspect, natal) => `${planet} और आपके जन्म के ${natal} में ${aspect}`,
  aboutDay: (date) => `${date}, एक-दो दिन आगे-पीछे, क्योंकि जन्म का समय और स्थान ज्ञात नहीं`,
  aspectName: (aspect) => HINDI_ASPECTS[aspect],
  anAspect: (aspect) => HINDI_ASPECTS[aspect],
  around: (date) => `${date} के आसपास`,
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
