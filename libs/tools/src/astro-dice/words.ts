import type { Language } from '@cosmic/contracts/language';
import type { AstroDiceReading } from '@cosmic/divination/astro-dice';
import type { DicePlanet } from '@cosmic/divination/astro-dice/faces';
import type { Dignity } from '@cosmic/sky/charts/dignities';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** How the planet stands in the sign by the rules of the craft. */
export type Standing = Dignity | 'guest';

/** All that a throw of the dice is told with in one language. */
export interface DiceWords {
  readonly labels: Readonly<Record<'throw' | 'house', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  /** How the planet stands, as a fact says it. */
  readonly standings: Readonly<Record<Standing, string>>;
  readonly opening: Passages;
  readonly planets: Readonly<Record<DicePlanet, Passages>>;
  readonly signs: Readonly<Record<SignKey, Passages>>;
  readonly planetInElement: Readonly<Record<DicePlanet, Readonly<Record<Element, Passages>>>>;
  /** By the house, the first one first; so are the steps. */
  readonly houses: readonly Passages[];
  readonly steps: readonly Passages[];
  /** `{sentence}`: the throw, without its full stop. */
  readonly inOneSentence: Passages;
  /** `{planet}`, `{sign}`. */
  readonly standing: Readonly<Record<Standing, Passages>>;
  /** By signs apart, 0 to 6: `{planet}`, `{sign}`, `{now}` where it really stands. */
  readonly realSky: readonly Passages[];
  readonly using: Passages;
  readonly question: Readonly<Record<DicePlanet, Passages>>;
  readonly closing: Passages;
  /** A planet within a sentence. */
  planet(planet: DicePlanet): string;
  sign(sign: SignKey): string;
  /** The throw in one sentence, as it stands behind a colon. */
  sentence(thrown: AstroDiceReading): string;
  throwValue(thrown: AstroDiceReading): string;
  houseValue(house: number): string;
  standingLabel(planet: DicePlanet, sign: SignKey): string;
  todayLabel(planet: DicePlanet): string;
  todayValue(longitude: number, noon: Date, apart: number): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, DiceWords>> = { en: ENGLISH, hi: HINDI };
