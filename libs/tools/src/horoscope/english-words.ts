import { formatPosition } from '@cosmic/sky/zodiac';
import { ASPECT_ADVICE, ASPECT_AFTER, ASPECT_LEAD, ASPECT_LEAD_PAST } from '../passages/aspects';
import { DAY_ESSENCE } from './passages/day-essence';
import { DAY_INSTRUCTION } from './passages/day-instruction';
import { DAY_PEOPLE } from './passages/day-people';
import { DAY_SELF } from './passages/day-self';
import { DAY_WORK } from './passages/day-work';
import { HOUSE_MEETINGS } from '../passages/house-meetings';
import {
  DATELINE,
  DAY_EXTRAS,
  EXTRAS,
  MOON_ARRIVED,
  MOON_ARRIVES,
  MOON_ARRIVES_IN,
  MOON_CHANGES,
  QUIET_DAY,
  QUIET_TASK,
} from './passages/horoscope-lines';
import { MOON_IN_HOUSE } from './passages/moon-in-house';
import { MOON_IN_SIGN } from '../passages/moon-in-sign';
import { LUNATION, LUNATION_PAST, MOON_PHASE } from '../passages/moon-phase';
import { ONE_HOUSE } from './passages/one-house';
import { PLANET_IN_HOUSE } from '../passages/planet-in-house';
import { PLANET_PAIRS } from '../charts/planet-pairs';
import {
  INGRESS,
  INGRESS_PAST,
  RETROGRADE,
  RULER_DIRECT,
  RULER_ENTERS,
  RULER_LIGHT,
  RULER_RETROGRADE,
  RULER_TURNS,
  STATION,
  STATION_PAST,
} from '../passages/ruler';
import { CLOSING, OPENING } from '../passages/sign-voice';
import {
  dateAndTime,
  dayAndMonth,
  fullDate,
  houseName,
  houseTheme,
  listed,
  planetLabel,
  planetName,
  signBy,
  withArticle,
} from '../wording';
import { HOUSE_PAIR_LINES } from './house-pairs';
import { lastDayOf } from './period';
import type { AlmanacWords, FactWords } from './words';

const PERIODS = {
  today: 'today',
  tomorrow: 'tomorrow',
  week: 'this week',
  month: 'this month',
} as const;

const almanac: AlmanacWords = {
  periods: PERIODS,
  essence: DAY_ESSENCE,
  instruction: DAY_INSTRUCTION,
  people: DAY_PEOPLE,
  work: DAY_WORK,
  self: DAY_SELF,
  opening: OPENING,
  closing: CLOSING,
  moonInSign: MOON_IN_SIGN,
  moonInHouse: MOON_IN_HOUSE,
  moonPhase: MOON_PHASE,
  dateline: DATELINE,
  moonArrives: MOON_ARRIVES,
  moonArrivesIn: MOON_ARRIVES_IN,
  moonArrived: MOON_ARRIVED,
  moonChanges: MOON_CHANGES,
  lunation: LUNATION,
  lunationPast: LUNATION_PAST,
  aspectLead: ASPECT_LEAD,
  aspectLeadPast: ASPECT_LEAD_PAST,
  aspectAdvice: ASPECT_ADVICE,
  housePairs: HOUSE_PAIR_LINES,
  houseMeetings: HOUSE_MEETINGS,
  oneHouse: ONE_HOUSE,
  aspectAfter: ASPECT_AFTER,
  quietDay: QUIET_DAY,
  quietTask: QUIET_TASK,
  noAspect: [],
  planetPairs: PLANET_PAIRS,
  planetInHouse: PLANET_IN_HOUSE,
  rulerDirect: RULER_DIRECT,
  rulerRetrograde: RULER_RETROGRADE,
  rulerLight: RULER_LIGHT,
  rulerEnters: RULER_ENTERS,
  rulerTurns: RULER_TURNS,
  retrograde: RETROGRADE,
  ingress: INGRESS,
  ingressPast: INGRESS_PAST,
  station: STATION,
  stationPast: STATION_PAST,
  extras: EXTRAS,
  dayExtras: DAY_EXTRAS,
  extraSlots: ({ luckyNumber, powerColor, mood, compatibleSign }) => ({
    number: String(luckyNumber),
    colour: powerColor.toLowerCase(),
    mood: mood.toLowerCase(),
    aMood: withArticle(mood.toLowerCase()),
    companion: withArticle(signBy(compatibleSign).name),
  }),
  planet: planetName,
  sign: (sign) => signBy(sign).name,
  house: houseName,
  houseTheme,
  day: dayAndMonth,
  onDay: (at) => `on ${dayAndMonth(at)}`,
  date: fullDate,
};

const facts: FactWords = {
  labels: {
    period: 'Period',
    houses: 'Houses',
    moon: 'Moon',
    newMoon: 'New Moon',
    fullMoon: 'Full Moon',
    retrograde: 'Retrograde',
    luckyNumber: 'Lucky number',
    compatibleSign: 'Compatible sign',
    powerColor: 'Power color',
    mood: 'Mood',
  },
  colors: { Blue: 'Blue', Red: 'Red', Green: 'Green', Purple: 'Purple', Gold: 'Gold' },
  moods: {
    Energetic: 'Energetic',
    Reflective: 'Reflective',
    Creative: 'Creative',
    Romantic: 'Romantic',
    Focused: 'Focused',
  },
  none: 'none of the planets',
  period: (period) => {
    const { from, noon, oneDay, timeframe } = period;
    const last = lastDayOf(period);
    const first = from.getUTCFullYear() === last.getUTCFullYear() ? dayAndMonth : fullDate;
    const label = oneDay ? fullDate(from) : `${first(from)} to ${fullDate(last)}`;
    return `${label} (${PERIODS[timeframe]})${oneDay ? '' : `, as of ${fullDate(noon)}`}`;
  },
  houses: (sign, noon) =>
    `counted by whole signs from ${signBy(sign).name}; positions for ${dateAndTime(noon)}`,
  moon: ({ longitude, phase, waxing, illumination }, house) =>
    [
      formatPosition(longitude),
      phase,
      ...(phase.startsWith('Wa') ? [] : [waxing ? 'waxing' : 'waning']),
      `${Math.round(illumination * 100)}% lit`,
      inHouse(house),
    ].join(', '),
  placement: ({ longitude, retrograde, house }) =>
    [formatPosition(longitude), inHouse(house), ...(retrograde ? ['retrograde'] : [])].join(', '),
  rulerOf: (sign) => `Ruler of ${signBy(sign).name}`,
  aspect: ({ first, second, aspect }) => `${planetLabel(first)} ${aspect} ${planetLabel(second)}`,
  aspectState: ({ orb, applying, at }, oneDay) => {
    const distance = `${orb.toFixed(1)}° from exact`;
    if (oneDay) return `${distance}, ${applying ? 'applying' : 'separating'}`;
    return `closest on ${dayAndMonth(at)}, ${distance} at noon UTC`;
  },
  changesSigns: (planet) => `${planetLabel(planet)} changes signs`,
  turns: (planet, turns, over) => `${planetLabel(planet)} ${over ? 'turned' : 'turns'} ${turns}`,
  entering: (how, { at, sign, house }) =>
    `${how} ${signBy(sign).name}, ${inHouse(house)}, on ${dateAndTime(at)}`,
  planet: planetLabel,
  sign: (sign) => signBy(sign).name,
  listed,
};

function inHouse(house: number): string {
  return `your ${houseName(house)} house (${houseTheme(house)})`;
}

/** A horoscope in English. */
export const ENGLISH = { almanac, facts };
