import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { nearestMinute } from '@cosmic/sky/minute';
import { SIGNS, signOf, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import { HOUSE_NAMES, HOUSE_SUBJECTS, HOUSE_THEMES } from './passages/houses';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A planet's name as a label: `Moon`, `Mars`. */
export function planetLabel(planet: Planet): string {
  return capitalized(planet);
}

/** A planet's name within a sentence: `the Moon`, `Mars`. */
export function planetName(planet: Planet): string {
  return planet === 'sun' || planet === 'moon' ? `the ${planetLabel(planet)}` : planetLabel(planet);
}

/** Two planets as words for them are kept: the faster first, joined by a hyphen. */
export function pairKey(one: Planet, other: Planet): string {
  const order: readonly Planet[] = ['moon', ...PLANETS.filter((planet) => planet !== 'moon')];
  return [one, other].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('-');
}

/** A sign that is known to be one. */
export function signBy(key: SignKey): Sign {
  return signOf(key)!;
}

/** A sign's name behind its article: `an Aries`, `a Leo`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** How many signs apart two signs stand, the short way round: 0 to 6. */
export function signsApart(one: SignKey, other: SignKey): number {
  const steps = Math.abs(SIGNS.indexOf(signBy(one)) - SIGNS.indexOf(signBy(other)));
  return Math.min(steps, 12 - steps);
}

/** The house, 1 to 12, that a sign is when `first` is taken as the first house. */
export function houseFrom(first: SignKey, of: SignKey): number {
  return ((SIGNS.indexOf(signBy(of)) - SIGNS.indexOf(signBy(first)) + 12) % 12) + 1;
}

/** A house in words: 1 is `first`. */
export function houseName(house: number): string {
  return HOUSE_NAMES[house - 1] ?? '';
}

/** What a house is about: 4 is `home and roots`. */
export function houseTheme(house: number): string {
  return HOUSE_THEMES[house - 1] ?? '';
}

/** What a house holds: 4 is `your home`. */
export function houseSubject(house: number): string {
  return HOUSE_SUBJECTS[house - 1] ?? '';
}

/** A word with a capital at its beginning. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A UTC date in a sentence: `21 November`. Dates and times are those of the nearest minute. */
export function dayAndMonth(at: Date): string {
  const minute = nearestMinute(at);
  return `${minute.getUTCDate()} ${MONTHS[minute.getUTCMonth()]}`;
}

/** The day of the week of a UTC date: `Saturday`. */
export function weekdayName(at: Date): string {
  return WEEKDAYS[nearestMinute(at).getUTCDay()] ?? '';
}

/** A UTC date in a sentence, with its day of the week: `Saturday 21 November`. */
export function weekdayAndDay(at: Date): string {
  return `${weekdayName(at)} ${dayAndMonth(at)}`;
}

/** A UTC date in full: `21 November 2026`. */
export function fullDate(at: Date): string {
  return `${dayAndMonth(at)} ${nearestMinute(at).getUTCFullYear()}`;
}

/** A UTC month: `November 2026`. */
export function monthAndYear(at: Date): string {
  const minute = nearestMinute(at);
  return `${MONTHS[minute.getUTCMonth()]} ${minute.getUTCFullYear()}`;
}

/** A UTC time of day, to the nearest minute: `14:05`. */
export function timeOfDay(at: Date): string {
  return nearestMinute(at).toISOString().slice(11, 16);
}

/** A UTC date and time of day: `21 November 2026, 14:05 UTC`. */
export function dateAndTime(at: Date): string {
  return `${fullDate(at)}, ${timeOfDay(at)} UTC`;
}

/** Names of which one is meant, for sentences that go from the first of them to the last. */
export function eitherOf(
  names: readonly string[],
  either = (items: readonly string[]) => items.join(' or '),
): { one: string; two: string } {
  return { one: either(names.slice(0, -1)), two: names.at(-1) ?? '' };
}

/** Items as an English list: `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
