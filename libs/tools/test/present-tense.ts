import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { HINDI_PLANETS, HINDI_SIGNS } from '@cosmic/sky/hindi-names';
import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import type { Timeframe } from '../src/fields/choice';
import { MAKERS } from '../src/makers';
import { DAY_MS } from '../src/today';
import { houseFrom, planetLabel } from '../src/wording';

const HALF_A_MINUTE_MS = 30_000;

type Positions = Readonly<Record<Planet, Position>>;

/** How a language names what a statement of a horoscope is about. */
interface Reading {
  sentences: RegExp;
  planets: Readonly<Record<Planet, RegExp>>;
  signs: Readonly<Record<SignKey, RegExp>>;
  /** The ordinals of the twelve houses, as they stand before the word for a house. */
  houses: readonly RegExp[];
  months: readonly string[];
  retrograde: RegExp;
  forward: RegExp;
  newMoon: RegExp;
  fullMoon: RegExp;
  /** What the angles between two planets are called, in degrees. */
  aspects: Readonly<Record<number, RegExp>>;
  /** A Moon that is only called 'she'. */
  her: RegExp;
  /** What tells that something is over, and what tells that it is or will be. */
  past: RegExp;
  present: RegExp;
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const HINDI_MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const HINDI_ORDINALS = [
  'पहल[ाे]',
  'दूसर[ाे]',
  'तीसर[ाे]',
  'चौथ[ाे]',
  'पाँचव(?:ाँ|ें)',
  'छठ[ाे]',
  'सातव(?:ाँ|ें)',
  'आठव(?:ाँ|ें)',
  'नौव(?:ाँ|ें)',
  'दसव(?:ाँ|ें)',
  'ग्यारहव(?:ाँ|ें)',
  'बारहव(?:ाँ|ें)',
];

/** A word of Devanagari that is no part of another. */
const word = (name: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${name})(?![\\p{L}\\p{M}])`, 'u');
const named = <K extends string>(keys: readonly K[], of: (key: K) => RegExp) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, RegExp>;
const SIGN_KEYS = SIGNS.map(({ key }) => key);

const READINGS: Readonly<Record<'en' | 'hi', Reading>> = {
  en: {
    sentences: /(?<=[.?!]”?)\s+/,
    planets: named(PLANETS, (planet) => new RegExp(`\\b${planetLabel(planet)}\\b`)),
    signs: named(SIGN_KEYS, (key) => new RegExp(`\\b${SIGNS.find((s) => s.key === key)!.name}\\b`)),
    houses: ORDINALS.map((ordinal) => new RegExp(`\\b${ordinal} house\\b`)),
    months: MONTHS,
    retrograde: /\bretrograde\b/,
    forward: /\bmoves forward\b/,
    newMoon: /\bNew Moon\b|\bMoon (?:is|was) new\b/,
    fullMoon: /\bFull Moon\b|\bMoon (?:is|was) full\b/,
    aspects: {
      0: /\bconjunction\b/,
      60: /\bsextile\b/,
      90: /\bsquare[sd]?\b/,
      120: /\btrine\b/,
      180: /\bopposition\b/,
    },
    her: /\b(?:she is|puts her|Having her) in\b|\bThis is your\b|\bShe lights\b/,
    past: /\b(?:moved|entered|turned|fell|lit|was|were|shifted|changed|slowed|stood|met|made|held|squared|came|formed|faced|pulled|crossed|has been|ran|lies)\b/,
    present:
      /\b(?:moves|enters|turns|falls|lights|shines|is new|is full|changes|slows|stand|meets|make|nods|squares|are at|comes from|comes with|form|is in|faces|pull|holds|crosses|to know about|mark|circle|call it)\b/i,
  },
  hi: {
    sentences: /(?<=[।?!])\s+/,
    planets: named(PLANETS, (planet) => word(HINDI_PLANETS[planet])),
    signs: named(SIGN_KEYS, (key) => word(HINDI_SIGNS[key])),
    houses: HINDI_ORDINALS.map((ordinal) => word(`${ordinal} भाव`)),
    months: HINDI_MONTHS,
    retrograde: word('वक्री'),
    forward: /(?!)/,
    newMoon: word('अमावस्या'),
    fullMoon: word('पूर्णिमा'),
    aspects: {
      0: word('युति'),
      60: word('त्रि-एकादश'),
      90: word('केंद्र योग'),
      120: word('नवपंचम'),
      180: word('समसप्तक'),
    },
    her: /(?!)/,
    past: word('था|थी|थे|आया|हुआ|गया|बदला|किया|खुला'),
    present: word('आता|प्रवेश करता|होता|पड़ती|बदलता|खड़े हैं|योग है|युति है|में है'),
  },
};

const skies = new Map<number, Positions>();

function skyAt(at: number): Positions {
  const known = skies.get(at) ?? positionsAt(new Date(at), PLANETS);
  skies.set(at, known);
  return known;
}

/** The sky at both ends of a UTC day. */
const endsOf = (day: number) => [skyAt(day), skyAt(day + DAY_MS)] as const;

/** Somebody who opens a horoscope. */
export interface Opened {
  sign: SignKey;
  timeframe: Timeframe;
  language: 'en' | 'hi';
  at: Date;
}

/** The text that is shown to who opens a horoscope. */
export function shownTo({ at, ...params }: Opened, seed: string): string {
  return MAKERS.horoscope.assign(params, { at, seed }).almanac();
}

/**
 * The statements of a horoscope that are not so on the day that it is for: a planet that is not
 * where it is said to be from the beginning of that day to its end, a planet said to run backwards
 * that does not, an event on a day on which it is not, one that is over told as coming, and one
 * that comes told as over. Goes by the positions alone, not by what the reading was made from.
 */
export function falseStatements(text: string, opened: Opened): string[] {
  const words = READINGS[opened.language];
  const today = Math.floor(opened.at.getTime() / DAY_MS) * DAY_MS;
  const day = opened.timeframe === 'tomorrow' ? today + DAY_MS : today;
  return text
    .split(/\n\n/)
    .flatMap((paragraph) => paragraph.split(words.sentences))
    .flatMap((sentence) => {
      const fault = faultOf(sentence, words, opened, day);
      const where = `${opened.sign}, ${opened.timeframe}, ${opened.at.toISOString().slice(0, 10)}`;
      return fault === undefined ? [] : [`${fault} (${where}): ${sentence}`];
    });
}

/** What a sentence about another day, or about a chart that is not the sky's, has in it. */
const OF_ANOTHER_SKY = /\d{4}|progressed|at your birth|today’s|\b[Yy]our (?:natal )?[A-Z]/;

/**
 * The statements of any reading that name today, one planet and its sign or its retrogression, and
 * are so at no end of the UTC day on which the reading was asked for.
 */
export function untrueToday(text: string, at: Date): string[] {
  const { planets, signs, sentences, retrograde } = READINGS.en;
  const ends = endsOf(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
  return text
    .split(/\n\n/)
    .flatMap((paragraph) => paragraph.split(sentences))
    .filter((sentence) => /\b(?:today|tonight|at present)\b/i.test(sentence))
    .filter((sentence) => !OF_ANOTHER_SKY.test(sentence))
    .filter((sentence) => {
      const [planet, ...others] = PLANETS.filter((one) => planets[one].test(sentence));
      const named = SIGN_KEYS.filter((key) => signs[key].test(sentence));
      if (planet === undefined || others.length > 0 || named.length > 1) return false;
      const [sign] = named;
      const isElsewhere = sign !== undefined && !ends.some((sky) => sky[planet].sign === sign);
      const isDirect = retrograde.test(sentence) && !ends.some((sky) => sky[planet].retrograde);
      return isElsewhere || isDirect;
    });
}

function faultOf(sentence: string, words: Reading, opened: Opened, day: number) {
  const date = dateIn(sentence, words, day);
  const told = {
    planets: PLANETS.filter((planet) => words.planets[planet].test(sentence)),
    signs: SIGN_KEYS.filter((key) => words.signs[key].test(sentence)),
    house: words.houses.findIndex((house) => house.test(sentence)) + 1,
  };
  if (told.planets.length === 2 && !meets(sentence, words, told, date ?? day))
    return 'no such aspect';
  if (date === undefined) return presentFault(sentence, words, opened, day, told);
  // The line that says which day it is for.
  if (told.planets.length === 0 && !words.newMoon.test(sentence) && !words.fullMoon.test(sentence))
    return date === day ? undefined : 'another day';
  const over = toldAsOver(sentence, words);
  if (date < day && !over) return 'over and told as coming';
  if (date >= day && over) return 'coming and told as over';
  return eventFault(sentence, words, opened, date, told);
}

/** The verb that comes first decides; behind it a sentence may say what is left of the event. */
function toldAsOver(sentence: string, { present, past }: Reading): boolean {
  const at = (pattern: RegExp) => {
    const found = sentence.search(pattern);
    return found < 0 ? Infinity : found;
  };
  return at(past) < at(present);
}

/** Whether two planets make the named angle, three degrees wide, at noon of a day. */
function meets(sentence: string, { aspects }: Reading, { planets }: Told, day: number): boolean {
  const angles = Object.keys(aspects).filter((angle) => aspects[Number(angle)]?.test(sentence));
  const sky = skyAt(day + DAY_MS / 2);
  const [one = 0, other = 0] = planets.map((planet) => sky[planet].longitude);
  const apart = Math.abs(((one - other + 540) % 360) - 180);
  return angles.some((angle) => Math.abs(apart - Number(angle)) <= 3);
}

interface Told {
  planets: readonly Planet[];
  signs: readonly SignKey[];
  house: number;
}

/** What is said of the day itself: where planets stand and which way they go. */
function presentFault(
  sentence: string,
  words: Reading,
  { sign, timeframe }: Opened,
  day: number,
  { planets, signs, house }: Told,
): string | undefined {
  const [early, late] = endsOf(day);
  const oneDay = timeframe === 'today' || timeframe === 'tomorrow';
  const planet = planets[0] ?? (words.her.test(sentence) ? 'moon' : undefined);
  if (planet === undefined || planets.length > 1) return undefined;
  // A day's Moon is told with both of her signs.
  const ends = [early[planet], late[planet]];
  const holds = (check: (at: Position) => boolean) =>
    planet === 'moon' && (oneDay || planets.length === 0) ? ends.some(check) : ends.every(check);
  if (signs.length === 1 && !holds((at) => at.sign === signs[0])) return 'not in that sign';
  if (house > 0 && !holds((at) => houseFrom(sign, at.sign) === house)) return 'not in that house';
  if (words.retrograde.test(sentence) && !ends.every((at) => at.retrograde))
    return 'not retrograde';
  if (words.forward.test(sentence) && ends.some((at) => at.retrograde)) return 'not direct';
  return undefined;
}

/** What is said of a day: that a planet changes its sign or its direction, or the Moon is new or full. */
function eventFault(
  sentence: string,
  words: Reading,
  { sign }: Opened,
  date: number,
  { planets, signs, house }: Told,
): string | undefined {
  // What happens in the last half minute of a day is told for the next, whose midnight is nearer.
  const [early, late] = [skyAt(date - HALF_A_MINUTE_MS), skyAt(date + DAY_MS)];
  const lunation = words.newMoon.test(sentence) ? 0 : words.fullMoon.test(sentence) ? 180 : null;
  if (lunation !== null) {
    const distance = (at: Positions) =>
      ((((at.moon.longitude - at.sun.longitude - lunation) % 360) + 540) % 360) - 180;
    if (!(distance(early) <= 0 && distance(late) > 0)) return 'no such Moon';
    return signs.some((key) => key === early.moon.sign || key === late.moon.sign)
      ? undefined
      : 'another sign';
  }
  const [planet] = planets;
  if (planet === undefined || planets.length > 1) return undefined;
  const [from, to] = [early[planet], late[planet]];
  if (house > 0 && signs.length === 1 && houseFrom(sign, signs[0]!) !== house)
    return 'another house';
  if (from.retrograde !== to.retrograde && signs.length === 1) return undefined;
  if (words.retrograde.test(sentence)) return 'does not turn';
  return from.sign !== to.sign && to.sign === signs[0] ? undefined : 'does not change signs';
}

/** The day that a sentence names, the nearest of that name. */
function dateIn(sentence: string, { months }: Reading, day: number): number | undefined {
  const found = new RegExp(`(\\d{1,2}) (${months.join('|')})`).exec(sentence);
  if (!found) return undefined;
  const year = new Date(day).getUTCFullYear();
  return [year - 1, year, year + 1]
    .map((one) => Date.UTC(one, months.indexOf(found[2]!), Number(found[1])))
    .sort((a, b) => Math.abs(a - day) - Math.abs(b - day))[0];
}
