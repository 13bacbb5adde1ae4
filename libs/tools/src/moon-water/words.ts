import type { Language } from '@cosmic/contracts/language';
import type { MoonWater } from '@cosmic/divination/moon-water';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfPhase = Readonly<Record<MoonPhase, Passages>>;
type OfSign = Readonly<Record<SignKey, Passages>>;

/** A recipe as a reading tells it. */
export interface Recipe {
  readonly purpose: string;
  readonly vessel: string;
  readonly making: string;
  readonly signNote: string;
  /** Spoken over the bowl. */
  readonly words: string;
  readonly use: string;
  /** That it is not for drinking, as a fact. */
  readonly care: string;
}

/** All words of a moon water ritual in one language. */
export interface WaterWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'place' | 'purpose' | 'vessel' | 'making' | 'words' | 'use' | 'care', string>
  >;
  readonly recipe: (recipe: MoonWater) => Recipe;
  /** `{phase}`, `{purpose}` */
  readonly opening: Passages;
  readonly intention: OfPhase;
  /** `{date}`, `{away}`, `{time}` */
  readonly when: Passages;
  readonly day: Passages;
  readonly inSign: OfSign;
  /** `{from}`, `{to}` */
  readonly span: Passages;
  readonly bowl: Passages;
  readonly you: OfSign;
  /** `{words}` */
  readonly spoken: Passages;
  readonly after: OfPhase;
  readonly care: Passages;
  readonly closing: Passages;
}

/** The words of a moon water ritual by language. */
export const WORDS: Readonly<Record<Language, WaterWords>> = { en: ENGLISH, hi: HINDI };
