import type { Language } from '@cosmic/contracts/language';
import type { AspectName } from '../passages/aspects';
import type { PlanetPair } from '../charts/planet-pairs';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import type { Natal, Visitor } from './natal';
import type { LovePeriod } from './tool';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;
type OfElement = Readonly<Record<Element, Passages>>;
type OfMover<T = Passages> = Readonly<Record<'venus' | 'mars', T>>;
type Heart = 5 | 7;

/** All words of a love forecast in one language. */
export interface LoveForecastWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'period' | 'moonMoves', string>>;
  readonly phases: Readonly<Record<'new-moon' | 'full-moon', string>>;
  /** How a sentence and the facts name the period. */
  readonly span: Readonly<Record<LovePeriod, string>>;
  readonly period: (span: string, from: string, to: string) => string;
  readonly houses: (sign: string, at: string) => string;
  readonly place: (position: string, yourHouse: string, isRetrograde: boolean) => string;
  readonly changesSigns: (planet: string) => string;
  readonly turns: (planet: string, how: 'retrograde' | 'direct') => string;
  /** A body entering a sign, and what happens within one. */
  readonly enters: (sign: string, yourHouse: string, at: string) => string;
  readonly happensIn: (sign: string, yourHouse: string, at: string) => string;
  readonly meets: (planet: string, aspect: string, other: string) => string;
  readonly exactOn: (at: string) => string;
  readonly atBirth: (planet: string) => string;
  readonly birthPlace: (position: string, noon: string) => string;
  /** The signs that hour and place decide between. */
  readonly depending: (signs: readonly string[]) => string;
  readonly meetsYours: (planet: string, aspect: string, natal: string) => string;
  readonly aboutDay: (date: string) => string;
  readonly aspectName: (aspect: AspectKey) => string;
  /** An aspect as `{anAspect}` says it. */
  readonly anAspect: (aspect: AspectKey) => string;
  /** A date as `{when}` says it. */
  readonly around: (date: string) => string;
  /** `{span}` */
  readonly opening: OfSign;
  readonly venusTour: OfSign;
  readonly marsTour: OfSign;
  /** By house. */
  readonly courts: OfMover<readonly Passages[]>;
  readonly backwards: OfMover;
  /** `{date}`, `{sign}` */
  readonly station: OfMover<Readonly<Record<'retrograde' | 'direct', Passages>>>;
  /** `{date}`, `{sign}`, `{house}`, `{theme}` */
  readonly ingress: OfMover;
  /** `{span}` */
  readonly steady: Passages;
  /** `{a}`, `{b}`, `{when}` */
  readonly aspectLead: Readonly<Record<AspectName, Passages>>;
  readonly pairs: Readonly<Record<PlanetPair, Passages>>;
  readonly meeting: Readonly<Record<'easy' | 'tense', Passages>>;
  /** `{date}`, `{anAspect}` */
  readonly contact: Readonly<Record<`${Visitor}-${Natal}`, Passages>>;
  /** `{date}`, `{sign}` */
  readonly heartPhase: Readonly<Record<`${'new-moon' | 'full-moon'}-${Heart}`, Passages>>;
  readonly heartMoon: Readonly<Record<Heart, Passages>>;
  /** `{span}` */
  readonly heartQuiet: Passages;
  readonly single: OfElement;
  readonly coupled: OfElement;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, LoveForecastWords>> = { en: ENGLISH, hi: HINDI };
