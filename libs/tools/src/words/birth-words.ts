import type { HouseSystem } from '@cosmic/contracts/sky/chart-school';
import type { Language } from '@cosmic/contracts/language';
import { ENGLISH } from './birth-words.en';
import { HINDI } from './birth-words.hi';

/** How the clock of a birth was read. */
export interface ClockTold {
  readonly day: string;
  readonly time: string;
  readonly zone: string;
  readonly isLocalMeanTime: boolean;
  readonly isPutForward: boolean;
  /** The time in UTC, and its date where that is another one. */
  readonly utc: string;
  readonly utcDay: string | undefined;
}

/** How a birth of which only the day is known was read. */
export interface DayTold {
  readonly day: string;
  /** Whether an hour was given, which without a place says nothing. */
  readonly hasTime: boolean;
  readonly middle: string;
  /** Of the place; undefined where none was given. */
  readonly zone: string | undefined;
}

/** What the facts say of birth data in one language. */
export interface BirthWords {
  readonly labels: Readonly<Record<'birth' | 'clock' | 'houses', string>>;
  readonly clock: (told: ClockTold) => string;
  readonly repeated: (time: string, earlier: string, later: string) => string;
  readonly skipped: (time: string, utc: string) => string;
  readonly ofDay: (told: DayTold) => string;
  /** By which system the houses are: `by Placidus`. */
  readonly houseSystems: Readonly<Record<HouseSystem, string>>;
  /** What is taken where that system has none. */
  readonly wholeSigns: (asked: HouseSystem) => string;
  /** What would have to be known to tell what a date leaves open. */
  readonly hour: string;
  readonly hourAndPlace: string;
  /** `Aries or Taurus depending on the hour` */
  readonly depending: (signs: readonly string[], on: string) => string;
  /** Behind the sign that is read: `; or Taurus, depending on the hour and the place`. */
  readonly orElse: (others: readonly string[]) => string;
}

/** The words for birth data by language. */
export const BIRTH_WORDS: Readonly<Record<Language, BirthWords>> = { en: ENGLISH, hi: HINDI };
