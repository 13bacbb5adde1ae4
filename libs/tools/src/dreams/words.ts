import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { Gravity } from './gravity';
import type { SymbolGroup } from './lexicon';
import type { Mood } from './moods';
import type { SymbolKey } from './symbol-lines';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type By<Key extends string> = Readonly<Record<Key, Passages>>;

/** What the tools of dreams share in one language. */
export interface DreamWords {
  readonly symbol: (key: SymbolKey) => string;
  readonly mood: (mood: Mood) => string;
  /** A symbol that stands in several sentences, as a fact. */
  readonly inSentences: (name: string, sentences: number) => string;
  readonly noSymbols: string;
  readonly noMoods: string;
  readonly lines: Readonly<Record<SymbolKey, Passages>>;
  readonly moods: By<Mood>;
  readonly moon: By<SignKey>;
  readonly phase: By<MoonPhase>;
  /** For grave dreams, where nothing is witty. */
  readonly sober: {
    readonly opening: By<Gravity>;
    readonly symbols: Readonly<Partial<Record<SymbolKey, Passages>>>;
    readonly groups: By<SymbolGroup | 'none'>;
    /** `{next}` */
    readonly next: Passages;
    readonly feelings: By<Mood>;
    readonly noFeeling: Passages;
    readonly woke: Passages;
    readonly recurring: Passages;
    /** `{moonSign}`, `{phase}` */
    readonly moon: Passages;
    readonly question: By<Gravity>;
    readonly help: By<Gravity>;
    readonly closing: Passages;
    readonly log: {
      /** `{count}` */
      readonly opening: Passages;
      /** `{symbol}`, `{where}` */
      readonly shared: Passages;
      readonly notShared: Passages;
      /** `{symbol}` */
      readonly arrived: Passages;
    };
  };
}

/** What the tools of dreams share, by language. */
export const DREAM_WORDS: Readonly<Record<Language, DreamWords>> = { en: ENGLISH, hi: HINDI };
