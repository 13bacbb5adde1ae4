import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Planet } from '@cosmic/sky/bodies';
import type { Element, Mode, Sign, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './sky-names.en';
import { HINDI } from './sky-names.hi';

/** What the sky and the calendar are called in one language, in facts and in sentences. */
export interface SkyNames {
  readonly sign: (sign: SignKey) => string;
  /** A planet as a label: `Moon`. */
  readonly planet: (planet: Planet) => string;
  /** A planet within a sentence: `the Moon`. */
  readonly planetName: (planet: Planet) => string;
  readonly element: (element: Element) => string;
  readonly mode: (mode: Mode) => string;
  /** A house in words: `fourth`. */
  readonly house: (house: number) => string;
  readonly houseTheme: (house: number) => string;
  /** `your fourth house (home and roots)` */
  readonly yourHouse: (house: number) => string;
  /** `counted from Leo`, of houses */
  readonly countedFrom: (sign: SignKey) => string;
  /** `Leo, fire, fixed` */
  readonly signLine: (sign: Sign) => string;
  /** A degree within its sign: `Leo 3°07'`. */
  readonly position: (longitude: number) => string;
  readonly phase: (phase: MoonPhase) => string;
  readonly light: (waxing: boolean) => string;
  /** How much of the Moon is lit, of 100. */
  readonly lit: (percent: number) => string;
  readonly motion: (retrograde: boolean) => string;
  /** A UTC date with its year, and without. */
  readonly date: (at: Date) => string;
  readonly day: (at: Date) => string;
  /** A UTC month: `November 2026`. */
  readonly monthAndYear: (at: Date) => string;
  /** The UTC weekday and date, and a UTC date with its time. */
  readonly weekdayAndDay: (at: Date) => string;
  readonly dateAndTime: (at: Date) => string;
  /** `at noon UTC on 21 November 2026` */
  readonly atNoon: (noon: Date) => string;
  /** Of what the list of facts says of today. */
  readonly today: (what: string) => string;
  readonly labels: Readonly<Record<'sign' | 'ruler' | 'moon' | 'houses' | 'birth', string>>;
  readonly rulerOf: (sign: SignKey) => string;
  readonly listed: (items: readonly string[]) => string;
  /** Several possibilities: `Aries or Taurus`. */
  readonly either: (items: readonly string[]) => string;
}

/** The names of the sky by language. */
export const SKY_NAMES: Readonly<Record<Language, SkyNames>> = { en: ENGLISH, hi: HINDI };
