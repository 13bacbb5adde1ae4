import { HINDI_ASPECTS, HINDI_PHASES, HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import type { Extras } from '../horoscope/facts';
import { lastDayOf } from '../horoscope/period';
import type { AlmanacWords, Entering, FactWords } from '../horoscope/words';
import { timeOfDay } from '../wording';
import {
  ASPECT_ADVICE,
  ASPECT_AFTER,
  ASPECT_LEAD,
  ASPECT_LEAD_PAST,
  NO_ASPECT,
  QUIET_DAY,
  QUIET_TASK,
} from './aspects';
import {
  DAY_EXTRAS,
  EXTRAS,
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
} from './changes';
import { DAY_ESSENCE } from './day-essence';
import { DAY_INSTRUCTION } from './day-instruction';
import { DAY_PEOPLE } from './day-people';
import { DAY_SELF } from './day-self';
import { DAY_WORK } from './day-work';
import { HOUSE_MEETINGS } from './house-meetings';
import { HOUSE_PAIRS, ONE_HOUSE } from './house-pairs';
import {
  DATELINE,
  LUNATION,
  LUNATION_PAST,
  MOON_ARRIVED,
  MOON_ARRIVES,
  MOON_ARRIVES_IN,
  MOON_CHANGES,
  MOON_IN_HOUSE,
  MOON_IN_SIGN,
  MOON_PHASE,
} from './moon';
import { hindiDate, hindiDay } from './dates';
import { hindiHouse, hindiHouseTheme } from './houses';
import { hindiList } from './list';
import { PLANET_IN_HOUSE } from './planet-in-house';
import { PLANET_PAIRS } from './planet-pairs';
import { hindiPosition } from './position';
import { CLOSING, OPENING } from './sign-voice';

const PERIODS = { today: 'आज', tomorrow: 'कल', week: 'इस सप्ताह', month: 'इस माह' } as const;

const COLORS: Readonly<Record<Extras['powerColor'], string>> = {
  Blue: 'नीला',
  Red: 'लाल',
  Green: 'हरा',
  Purple: 'बैंगनी',
  Gold: 'सुनहरा',
};

const MOODS: Readonly<Record<Extras['mood'], string>> = {
  Energetic: 'ऊर्जावान',
  Reflective: 'चिंतनशील',
  Creative: 'रचनात्मक',
  Romantic: 'रूमानी',
  Focused: 'एकाग्र',
};

/** How something meets a sign, behind 'में'. */
const ENTERING: Readonly<Record<Entering, string>> = {
  enters: ' प्रवेश',
  entered: ' प्रवेश हुआ',
  in: '',
};

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
  housePairs: HOUSE_PAIRS,
  houseMeetings: HOUSE_MEETINGS,
  oneHouse: ONE_HOUSE,
  aspectAfter: ASPECT_AFTER,
  quietDay: QUIET_DAY,
  quietTask: QUIET_TASK,
  noAspect: NO_ASPECT,
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
    colour: COLORS[powerColor],
    mood: MOODS[mood],
    companion: HINDI_SIGNS[compatibleSign],
  }),
  planet: (planet) => HINDI_PLANETS[planet],
  sign: (sign) => HINDI_SIGNS[sign],
  house: hindiHouse,
  houseTheme: hindiHouseTheme,
  day: hindiDay,
  onDay: (at) => `${hindiDay(at)} को`,
  date: hindiDate,
};

const facts: FactWords = {
  labels: {
    period: 'अवधि',
    houses: 'भाव',
    moon: 'चंद्रमा',
    newMoon: 'अमावस्या',
    fullMoon: 'पूर्णिमा',
    retrograde: 'वक्री',
    luckyNumber: 'शुभ अंक',
    compatibleSign: 'अनुकूल राशि',
    powerColor: 'शुभ रंग',
    mood: 'मन का भाव',
  },
  colors: COLORS,
  moods: MOODS,
  none: 'कोई ग्रह नहीं',
  period: (period) => {
    const { from, noon, oneDay, timeframe } = period;
    const last = lastDayOf(period);
    const first = from.getUTCFullYear() === last.getUTCFullYear() ? hindiDay : hindiDate;
    const label = oneDay ? hindiDate(from) : `${first(from)} से ${hindiDate(last)} तक`;
    return `${label} (${PERIODS[timeframe]})${oneDay ? '' : `, ${hindiDate(noon)} को देखी हुई`}`;
  },
  houses: (sign, noon) =>
    `${HINDI_SIGNS[sign]} से संपूर्ण राशियों में गिने हुए; ग्रहों की स्थिति ${hindiDate(noon)}, ${timeOfDay(noon)} UTC की`,
  moon: ({ longitude, phase, waxing, illumination }, number) =>
    [
      hindiPosition(longitude),
      HINDI_PHASES[phase],
      waxing ? 'बढ़ता हुआ' : 'घटता हुआ',
      `${Math.round(illumination * 100)}% प्रकाशित`,
      inHouse(number),
    ].join(', '),
  placement: ({ longitude, retrograde, house: number }) =>
    [hindiPosition(longitude), inHouse(number), ...(retrograde ? ['वक्री'] : [])].join(', '),
  rulerOf: (sign) => `${HINDI_SIGNS[sign]} का स्वामी`,
  aspect: ({ first, second, aspect }) =>
    `${HINDI_PLANETS[first]} और ${HINDI_PLANETS[second]}: ${HINDI_ASPECTS[aspect]}`,
  aspectState: ({ orb, applying, at }, oneDay) => {
    const distance = `पूर्णता से ${orb.toFixed(1)}° दूर`;
    if (oneDay) return `${distance}, ${applying ? 'पास आते हुए' : 'दूर जाते हुए'}`;
    return `${hindiDay(at)} को सबसे पास, दोपहर UTC पर ${distance}`;
  },
  changesSigns: (planet) => `${HINDI_PLANETS[planet]} का राशि परिवर्तन`,
  turns: (planet, turns, over) =>
    `${HINDI_PLANETS[planet]} ${turns === 'retrograde' ? 'वक्री' : 'मार्गी'} ${over ? 'हुआ' : 'होता है'}`,
  entering: (how, { at, sign, house: number }) =>
    `${HINDI_SIGNS[sign]} में${ENTERING[how]}, ${inHouse(number)}, ${hindiDate(at)}, ${timeOfDay(at)} UTC`,
  planet: (planet) => HINDI_PLANETS[planet],
  sign: (sign) => HINDI_SIGNS[sign],
  listed: hindiList,
};

function inHouse(number: number): string {
  return `आपके ${hindiHouse(number)} भाव में (${hindiHouseTheme(number)})`;
}

/** A horoscope in Hindi. */
export const HINDI = { almanac, facts };
