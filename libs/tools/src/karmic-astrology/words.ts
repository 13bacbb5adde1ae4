import type { Language } from '@cosmic/contracts/language';
import type { LunarNode } from '@cosmic/contracts/sky/lunar-node';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;

/** Which of the returns of Saturn one is. */
export type Return = 'first' | 'second' | 'third';

/** All words of a reading of the nodes and Saturn in one language. */
export interface KarmicWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'date' | 'south' | 'north' | 'saturn' | 'distance' | 'saturnToday', string>
  >;
  readonly reckonings: Readonly<Record<LunarNode, string>>;
  readonly returns: Readonly<Record<Return, string>>;
  readonly readAtNoon: (date: string) => string;
  /** What a node is called with its reckoning: `North Node, true`. */
  readonly nodeOf: (node: string, reckoning: string) => string;
  readonly nodeToday: (reckoning: string) => string;
  readonly opposite: (sign: string) => string;
  readonly asChosen: string;
  /** A second possibility, among other remarks. */
  readonly orElse: (sign: string) => string;
  /** Several signs after a position. */
  readonly depending: (signs: readonly string[]) => string;
  readonly overruled: (sign: string) => string;
  readonly signsAreOf: (reckoning: string) => string;
  /** 0 to 6 signs between Saturn and the South Node. */
  readonly apart: (count: number) => string;
  /** 0 to 11 signs past the own Saturn. */
  readonly saturnPast: (position: string, noon: string, count: number) => string;
  readonly fromOwn: (position: string, count: number) => string;
  readonly saturnReturn: (which: string) => string;
  readonly exactAround: (month: string) => string;
  readonly opening: Passages;
  /** `{south}`, `{north}`, `{reckoning}` */
  readonly nodesComputed: Passages;
  /** `{south}`, `{other}` */
  readonly nodesOpen: Passages;
  readonly southNode: OfSign;
  readonly northNode: OfSign;
  readonly saturn: OfSign;
  /** `{saturn}`, `{other}` */
  readonly saturnOpen: Passages;
  readonly saturnToSouth: readonly Passages[];
  /** `{today}`, `{saturn}` */
  readonly saturnToday: Readonly<Record<'home' | 'building' | 'facing' | 'homing', Passages>>;
  /** `{north}` */
  readonly nodesToday: Readonly<Record<'home' | 'reversed' | 'crossing' | 'passing', Passages>>;
  /** `{which}`, `{date}` */
  readonly returnNext: Passages;
  readonly step: OfSign;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, KarmicWords>> = { en: ENGLISH, hi: HINDI };
