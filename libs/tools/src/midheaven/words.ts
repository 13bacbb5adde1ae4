import type { Language } from '@cosmic/contracts/language';
import type { Planet } from '@cosmic/sky/bodies';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;
type OfPlanet = Readonly<Record<Planet, Passages>>;

/** An angle of Jupiter or Saturn to a midheaven: `{aspect}`, `{date}`. */
export type TopTransits = Readonly<
  Record<'jupiter' | 'saturn', Readonly<Record<'meeting' | 'easy' | 'hard', Passages>>>
>;

/** All words of a reading of the midheaven in one language. */
export interface MidheavenWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'midheaven' | 'root' | 'rising' | 'solarTenth' | 'tenth' | 'sunOver', string>
  >;
  readonly none: string;
  /** Of a midheaven without hour and place. */
  readonly unknown: string;
  /** The Sun of a date that allows for two signs, and the one that is counted from. */
  readonly countedFrom: (position: string, sign: string) => string;
  readonly solarTenth: (sign: string, opposite: string) => string;
  readonly bySolarHouses: (place: string) => string;
  readonly sunIn: (sign: string) => string;
  readonly sunFromTo: (from: string, to: string, countedFrom: string) => string;
  readonly sunOn: (date: string, countedFrom: string) => string;
  readonly aspectName: (aspect: AspectKey) => string;
  readonly aspectAtBirth: (planet: string, aspect: string) => string;
  readonly aspectTo: (planet: string, aspect: string) => string;
  readonly orb: (degrees: string) => string;
  readonly exactOn: (date: string) => string;
  readonly date: (at: Date) => string;
  /** What a sentence calls the top of the chart. */
  readonly top: Readonly<Record<'exact' | 'solar', string>>;
  readonly opening: Passages;
  /** `{sun}` */
  readonly openingSolar: Passages;
  /** `{one}`, `{two}`, `{sun}` */
  readonly cusp: Passages;
  readonly atWork: OfSign;
  /** `{top}` */
  readonly topSign: OfSign;
  readonly rootSign: OfSign;
  /** By house: `{planet}`. */
  readonly ruler: readonly Passages[];
  readonly clear: Passages;
  readonly atTheTop: OfPlanet;
  /** `{aspect}` */
  readonly aspect: OfPlanet;
  /** `{date}` */
  readonly sun: Passages;
  /** `{tenth}`, `{from}`, `{to}` */
  readonly sunSolar: Passages;
  readonly transit: TopTransits;
  readonly step: Readonly<Record<Element, Passages>>;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, MidheavenWords>> = { en: ENGLISH, hi: HINDI };
