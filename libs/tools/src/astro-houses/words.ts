import type { Language } from '@cosmic/contracts/language';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type Houses = readonly Passages[];

/** The planets that are told in words of their own for each house. */
export type NearPlanet = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';
export type FarPlanet = 'uranus' | 'neptune' | 'pluto';

/** All words of a reading of the houses in one language. */
export interface AstroHousesWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'rising' | 'ruler', string>>;
  readonly none: string;
  /** Where the count starts without an hour. */
  readonly solar: (sign: string) => string;
  readonly ofHouse: (house: number) => string;
  readonly begins: (position: string) => string;
  readonly planetsThere: (planets: string) => string;
  /** The ruler of a house and the houses that it can be in itself. */
  readonly ruledBy: (ruler: string, houses: string) => string;
  readonly sunToday: (position: string, noon: string, yourHouse: string, until: string) => string;
  /** How many planets there are, as `{count}` says it. */
  readonly count: (count: number) => string;
  /** A house as `{home}` says it. */
  readonly home: (house: string) => string;
  readonly opening: Passages;
  /** `{sign}` */
  readonly openingSolar: Passages;
  readonly polar: Passages;
  readonly risingDoor: Readonly<Record<SignKey, Passages>>;
  /** By house: `{planet}`. */
  readonly chartRuler: Houses;
  readonly natal: Readonly<Record<NearPlanet, Houses>>;
  /** `{planet}`, `{one}`, `{two}` */
  readonly openPlanet: Passages;
  /** `{house}`, `{theme}` */
  readonly far: Readonly<Record<FarPlanet, Passages>>;
  /** `{house}`, `{theme}`, `{planets}`, `{count}` */
  readonly crowded: Passages;
  readonly spread: Passages;
  /** `{house}`, `{theme}`, `{ruler}`, `{home}` */
  readonly empty: Passages;
  /** `{house}`, `{theme}`, `{date}` */
  readonly today: Passages;
  readonly step: Houses;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, AstroHousesWords>> = { en: ENGLISH, hi: HINDI };
