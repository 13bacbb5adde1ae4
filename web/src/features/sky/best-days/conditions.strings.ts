import type { Planet } from '@cosmic/sky/bodies';
import type { Condition, ConditionKind } from '@cosmic/sky/elections/conditions';
import type { SignKey } from '@cosmic/sky/zodiac';
import { planetName, signName } from '../../../design/sky/sky-names';
import { either, weekdayName } from './words';

const NATURES: Readonly<Record<string, string>> = {
  fixed: 'fixed',
  moving: 'moving',
  swift: 'swift',
  gentle: 'gentle',
  sharp: 'sharp',
  fierce: 'fierce',
  mixed: 'mixed',
};

const planet = (word: string) => planetName(word as Planet);
const withArticle = (word: string) =>
  word === 'sun' || word === 'moon' ? `the ${planet(word)}` : planet(word);
const planets = (words: readonly string[]) => either(words.map(withArticle));
const signs = (words: readonly string[]) => either(words.map((word) => signName(word as SignKey)));

const NAMES: Readonly<Record<ConditionKind, (words: readonly string[]) => string>> = {
  waxing: () => 'Moon waxing (Shukla paksha)',
  waning: () => 'Moon waning (Krishna paksha)',
  'not-void': () => 'Moon not void of course',
  'moon-in': (words) => `Moon in ${signs(words)}`,
  'moon-not-in': (words) => `Moon not in ${signs(words)}`,
  'moon-aspect': (words) => `Moon in trine or sextile with ${planets(words)}`,
  'moon-clear-of': (words) => `Moon not conjunct, square or opposite ${planets(words)}`,
  'not-via-combusta': () => 'Moon not in the via combusta',
  direct: (words) => `${planets(words)} direct`,
  'not-combust': (words) => `${planets(words)} clear of the Sun by 8½°`,
  'no-eclipse': ([days = '']) => `No eclipse within ${days} days`,
  rising: (words) => `${signs(words)} rising`,
  'day-of': (words) => `Day of ${planets(words)}`,
  'hour-of': (words) => `Hour of ${planets(words)}`,
  tithi: () => 'Tithi neither rikta nor amavasya',
  nakshatra: (words) =>
    `Nakshatra of a ${either(words.map((word) => NATURES[word] ?? word))} nature`,
  'wedding-nakshatra': () => 'Nakshatra for a wedding',
  yoga: () => 'Yoga neither Vyatipata nor Vaidhriti',
  'no-vishti': () => 'No Vishti karana (Bhadra)',
  'no-panchaka': () => 'Outside Panchaka',
  'no-rahu-kalam': () => 'Outside Rahu kalam',
  'no-yamaganda': () => 'Outside Yamaganda',
  'no-gulika': () => 'Outside Gulika kalam',
  abhijit: () => 'Within Abhijit muhurta',
  'good-choghadiya': () => 'Choghadiya Amrit, Shubh or Labh',
  visible: (words) => `${planets(words)} not asta`,
  'no-kharmas': () => 'Outside Kharmas',
  'sun-up': () => 'Sun above the horizon',
  'by-day': () => 'Between 8:00 and 20:00',
  weekday: (words) => `On a ${either(words.map(weekdayName))}`,
};

/** What conditions are called, and what they are chosen by. */
export const conditionStrings = {
  name: ({ kind, words }: Condition) => NAMES[kind](words),
  word: (kind: ConditionKind, word: string) => {
    if (kind === 'weekday') return weekdayName(word);
    if (kind === 'nakshatra') return NATURES[word] ?? word;
    return kind === 'day-of' || kind === 'hour-of' ? planet(word) : signName(word as SignKey);
  },
  /** Of those that are chosen by several words. */
  several: {
    'moon-in': 'Moon in',
    'moon-not-in': 'Moon not in',
    rising: 'Rising sign',
    'day-of': 'Day of',
    'hour-of': 'Hour of',
    nakshatra: 'Nature of the nakshatra',
    weekday: 'Day of the week',
  } as Readonly<Partial<Record<ConditionKind, string>>>,
  groups: {
    moon: {
      name: 'The Moon',
      hint: 'Signs are those of the tropical zodiac. Aspects count within 3° of exact. The via combusta, the burnt way, runs from 15° Libra to 15° Scorpio.',
    },
    planets: {
      name: 'Planets and eclipses',
      hint: 'A planet is clear of the Sun from 8½° on; eclipses count wherever on Earth they are seen.',
    },
    hour: {
      name: 'Rising sign, days and hours',
      hint: 'The day of a planet and its hours begin with the sunrise of the place.',
    },
    panchang: {
      name: 'Panchang',
      hint: 'Sidereal, by the ayanamsa of Lahiri; the limits of asta are those of the Surya Siddhanta.',
    },
    parts: {
      name: 'Parts of the Vedic day',
      hint: 'Each is a share of the time from sunrise to sunset, or from sunset to sunrise.',
    },
    clock: { name: 'Daylight and clock', hint: 'By the clock of the place.' },
  },
};
