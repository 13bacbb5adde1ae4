import type { Language } from '@cosmic/contracts/language';
import type { Wanderer } from '@cosmic/sky/calendar/stations';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** What a planet's retrograde is about, in one language. */
export interface Meaning {
  /** How often and for how long. */
  readonly rhythm: string;
  readonly theme: string;
  /** Three things that are worth doing again. */
  readonly review: readonly [string, string, string];
}

/** All words of a reading about a retrograde in one language. */
export interface RetrogradeImpactWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'sun' | 'moon' | 'rising' | 'fromRising' | 'fromSun' | 'rhythm' | 'theme', string>
  >;
  readonly positionAt: (position: string, noon: string, isRetrograde: boolean) => string;
  readonly today: (planet: string) => string;
  readonly before: (planet: string) => string;
  /** Where it turns, as facts tell a house: the second where that is another one. */
  readonly turnsIn: (planet: string, from: string, to: string | undefined) => string;
  readonly meaning: Readonly<Record<Wanderer, Meaning>>;
  /** `{planet}`, `{from}`, `{to}`, `{where}` */
  readonly last: Passages;
  /** `{sign}`, `{house}`, `{theme}` */
  readonly sunHouse: Passages;
  /** `{first}`, `{second}` */
  readonly border: Passages;
  readonly sun: OfSign;
  readonly moon: OfSign;
  readonly rising: OfSign;
  /** `{one}`, `{two}`, `{three}` */
  readonly review: Passages;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, RetrogradeImpactWords>> = { en: ENGLISH, hi: HINDI };
