import type { Language } from '@cosmic/contracts/language';
import type { Element, Mode, SignKey } from '@cosmic/sky/zodiac';
import type { HousePlanet } from '../passages/planet-in-house';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfElement = Readonly<Record<Element, Passages>>;

/** All words of a reading about working life in one language. */
export interface CareerWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'tenth', string>>;
  /** Of the houses: from which sign, and for when. */
  readonly solarHouses: (sign: string, date: string) => string;
  readonly tenth: (sign: string, theme: string, planets: string) => string;
  readonly none: string;
  readonly atBirth: (planet: string) => string;
  readonly birthPosition: (position: string, date: string) => string;
  readonly opening: Passages;
  readonly atWork: Readonly<Record<SignKey, Passages>>;
  /** `{one}`, `{two}`, `{sign}` */
  readonly cusp: Passages;
  /** `{other}` */
  readonly otherSign: Passages;
  readonly otherSun: Passages;
  readonly whoseDate: string;
  readonly noonNote: Passages;
  /** Planets at birth by the element of their signs: `{sign}`. */
  readonly birth: Readonly<Record<'mercury' | 'mars' | 'jupiter' | 'saturn', OfElement>>;
  /** `{tenth}`, `{planets}` */
  readonly tenthFull: Passages;
  readonly tenthEmpty: Passages;
  readonly planetInHouse: Readonly<Record<HousePlanet, readonly Passages[]>>;
  readonly step: Readonly<Record<Mode, Passages>>;
  readonly closing: Passages;
}

/** The words of a reading about working life by language. */
export const WORDS: Readonly<Record<Language, CareerWords>> = { en: ENGLISH, hi: HINDI };
