import type { Language } from '@cosmic/contracts/language';
import type { Weekday } from '@cosmic/divination/planetary-day';
import type { Planet } from '@cosmic/sky/bodies';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByPlanet = Readonly<Record<Planet, Passages>>;

/** What the day of a planet is good for. */
interface DayWords {
  readonly goodFor: Passages;
  readonly easeOff: string;
  /** A small ritual of a few minutes, a sentence of its own. */
  readonly ritual: string;
  readonly color: string;
  readonly scent: string;
}

/** All that the reading of a planet's day is told with in one language. */
export interface PlanetDayWords {
  readonly labels: Readonly<
    Record<'today' | 'goodFor' | 'easeOff' | 'ritual' | 'colour' | 'scent', string>
  >;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly weekdays: Readonly<Record<Weekday, string>>;
  readonly days: Readonly<Record<Planet, DayWords>>;
  readonly greeting: ByPlanet;
  readonly gift: ByPlanet;
  readonly errand: ByPlanet;
  readonly accent: Readonly<Record<SignKey, Passages>>;
  /** `{planet}`, `{host}`, `{weekday}`, `{sign}`, `{date}` and the rest of the slots, as each line needs them. */
  readonly ownDay: Passages;
  readonly guestDay: Passages;
  readonly stands: Passages;
  readonly goodFor: Passages;
  readonly dress: Passages;
  readonly nextDate: Passages;
  readonly itsToday: Passages;
  readonly todayIs: Passages;
  readonly closing: Passages;
  /** `{planet}`, `{until}`. */
  readonly forwards: Passages;
  readonly backwards: Passages;
  /** A planet as a label, and within a sentence. */
  planetLabel(planet: Planet): string;
  planet(planet: Planet): string;
  sign(sign: SignKey): string;
  date(at: Date): string;
  listed(items: Passages): string;
  dayLabel(planet: Planet): string;
  ownDayValue(weekday: Weekday): string;
  guestDayValue(weekday: Weekday, planet: Planet, host: Planet): string;
  positionValue(longitude: number, noon: Date): string;
  courseLabel(planet: Planet): string;
  courseValue(retrograde: boolean, until: Date): string;
  nextLabel(planet: Planet): string;
  nextValue(weekday: Weekday, next: Date): string;
  todayValue(weekday: Weekday, planet: Planet): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, PlanetDayWords>> = { en: ENGLISH, hi: HINDI };
