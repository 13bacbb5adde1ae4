import type { Language } from '@cosmic/contracts/language';
import type { NakshatraLord } from '@cosmic/sky/charts/sidereal';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** What is told of one lunar mansion. */
export interface MansionWords {
  /** What is said of a birth under it. */
  readonly scene: Passages;
  /** What it has to be careful of, and what helps. */
  readonly care: Passages;
}

/** All that the reading of a nakshatra is told with in one language. */
export interface NakshatraWords {
  readonly labels: Readonly<Record<'zodiac' | 'nakshatra' | 'moon' | 'chosen' | 'today', string>>;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly zodiac: string;
  /** The quarters within a sentence, first to fourth. */
  readonly quarters: Passages;
  /** From Ashwini to Revati. */
  readonly mansions: readonly MansionWords[];
  readonly opening: Passages;
  /** `{name}`, `{names}`, `{pada}`, `{chosen}`, `{decides}`, as each needs them; so have the next six. */
  readonly exact: Passages;
  readonly wholeDay: Passages;
  readonly twoRooms: Passages;
  readonly otherRoom: Passages;
  readonly chosenDecides: Passages;
  readonly chosenRight: Passages;
  readonly chosenOther: Passages;
  /** By the quarter, the first one first. */
  readonly pada: readonly Passages[];
  readonly lord: Readonly<Record<NakshatraLord, Passages>>;
  /** By the step, first to ninth: `{today}`, `{name}`. */
  readonly tara: readonly Passages[];
  readonly step: Passages;
  readonly closing: Passages;
  /** A nakshatra by its number from 1. */
  name(index: number): string;
  /** Several possibilities. */
  eitherOf(names: Passages): string;
  lordName(lord: NakshatraLord): string;
  exactValue(name: string, pada: number): string;
  position(longitude: number): string;
  lordLabel(name: string): string;
  todayValue(name: string, noon: Date): string;
  taraLabel(name: string): string;
  taraValue(step: number): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, NakshatraWords>> = { en: ENGLISH, hi: HINDI };
