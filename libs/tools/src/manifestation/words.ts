import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { WishShape } from './passages/wish-lines';
import type { WishTheme } from './passages/wish-themes';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type ByTheme = Readonly<Record<WishTheme, Passages>>;

/** All words of a reading for a wish in one language. */
export interface ManifestationWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'themes' | 'shape' | 'review', string>>;
  /** What each theme is called in a sentence. */
  readonly themes: Readonly<Record<WishTheme, string>>;
  readonly shapes: Readonly<Record<WishShape, string>>;
  readonly opening: Passages;
  readonly theme: ByTheme;
  /** `{also}` */
  readonly also: Passages;
  readonly shape: Readonly<Record<WishShape, Passages>>;
  readonly signWishes: Readonly<Record<SignKey, Passages>>;
  readonly step: Readonly<Record<MoonPhase, Passages>>;
  /** `{sign}`, `{house}`, `{theme}` */
  readonly moon: Passages;
  readonly deed: ByTheme;
  readonly sentence: ByTheme;
  /** `{phase}`, `{date}` */
  readonly review: Passages;
  readonly closing: Passages;
}

/** The words of a reading for a wish by language. */
export const WORDS: Readonly<Record<Language, ManifestationWords>> = { en: ENGLISH, hi: HINDI };
