import { HINDI_ASPECTS, HINDI_PHASES, HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { nearestMinute } from '@cosmic/sky/minute';
import { placeInSign } from '@cosmic/sky/zodiac';
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
import { PLANET_IN_HOUSE } from './planet-in-house';
import { PLANET_PAIRS } from './planet-pairs';
import { CLOSING, OPENING } from './sign-voice';

const PERIODS = { today: 'आज', tomorrow: 'कल', week: 'इस सप्ताह', month: 'इस माह' } as const;

const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
];

/** A house's number before 'भाव में'. */
const HOUSES = [
  'पहले',
  'दूसरे',
  'तीसरे',
  'चौथे',
  'पाँचवें',
  'छठे',
  'सातवें',
  'आठवें',
  'नौवें',
  'दसवें',
  'ग्यारहवें',
  'बारहवें',
];

/** What a house is about, in words that no postposition bends. */
const THEMES = [
  'शरीर और व्यक्तित्व',
  'धन और आत्म-मूल्य',
  'संवाद और पास-पड़ोस',
  'घर और परिवार',
  'प्रेम और सृजन',
  'काम और दिनचर्या',
  'प्रेम और साझेदारी',
  'विश्वास और निकटता',
  'यात्रा और ज्ञान',
  'कर्म और प्रतिष्ठा',
  'मित्रता और आशा',
  'विश्राम और एकांत',
];

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
  house,
  houseTheme: theme,
  day,
  onDay: (at) => `${day(at)} को`,
  date,
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
    const first = from.getUTCFullYear() === last.getUTCFullYear() ? day : date;
    const label = oneDay ? date(from) : `${first(from)} से ${date(last)} तक`;
    return `${label} (${PERIODS[timeframe]})${oneDay ? '' : `, ${date(noon)} को देखी हुई`}`;
  },
  houses: (sign, noon) =>
    `${HINDI_SIGNS[sign]} से संपूर्ण राशियों में गिने हुए; ग्रहों की स्थिति ${date(noon)}, ${timeOfDay(noon)} UTC की`,
  moon: ({ longitude, phase, waxing, illumination }, number) =>
    [
      place(longitude),
      HINDI_PHASES[phase],
      waxing ? 'बढ़ता हुआ' : 'घटता हुआ',
      `${Math.round(illumination * 100)}% प्रकाशित`,
      inHouse(number),
    ].join(', '),
  placement: ({ longitude, retrograde, house: number }) =>
    [place(longitude), inHouse(number), ...(retrograde ? ['वक्री'] : [])].join(', '),
  rulerOf: (sign) => `${HINDI_SIGNS[sign]} का स्वामी`,
  aspect: ({ first, second, aspect }) =>
    `${HINDI_PLANETS[first]} और ${HINDI_PLANETS[second]}: ${HINDI_ASPECTS[aspect]}`,
  aspectState: ({ orb, applying, at }, oneDay) => {
    const distance = `पूर्णता से ${orb.toFixed(1)}° दूर`;
    if (oneDay) return `${distance}, ${applying ? 'पास आते हुए' : 'दूर जाते हुए'}`;
    return `${day(at)} को सबसे पास, दोपहर UTC पर ${distance}`;
  },
  changesSigns: (planet) => `${HINDI_PLANETS[planet]} का राशि परिवर्तन`,
  turns: (planet, turns, over) =>
    `${HINDI_PLANETS[planet]} ${turns === 'retrograde' ? 'वक्री' : 'मार्गी'} ${over ? 'हुआ' : 'होता है'}`,
  entering: (how, { at, sign, house: number }) =>
    `${HINDI_SIGNS[sign]} में${ENTERING[how]}, ${inHouse(number)}, ${date(at)}, ${timeOfDay(at)} UTC`,
  planet: (planet) => HINDI_PLANETS[planet],
  sign: (sign) => HINDI_SIGNS[sign],
  listed: (items) =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)}`,
};

function house(number: number): string {
  return HOUSES[number - 1] ?? '';
}

function theme(number: number): string {
  return THEMES[number - 1] ?? '';
}

function inHouse(number: number): string {
  return `आपके ${house(number)} भाव में (${theme(number)})`;
}

function place(longitude: number): string {
  const { sign, degree, minute } = placeInSign(longitude);
  return `${HINDI_SIGNS[sign.key]} ${degree}°${String(minute).padStart(2, '0')}'`;
}

function day(at: Date): string {
  const minute = nearestMinute(at);
  return `${minute.getUTCDate()} ${MONTHS[minute.getUTCMonth()]}`;
}

function date(at: Date): string {
  return `${day(at)} ${nearestMinute(at).getUTCFullYear()}`;
}

/** A horoscope in Hindi. */
export const HINDI = { almanac, facts };
