import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { Element, Mode, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];

/** All words of a guided meditation in one language. */
export interface MeditationWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'element' | 'mode' | 'body', string>>;
  readonly bodyPart: Readonly<Record<SignKey, string>>;
  readonly byTradition: (part: string) => string;
  readonly moon: (told: Readonly<Record<'position' | 'phase' | 'lit' | 'noon', string>>) => string;
  readonly settle: Passages;
  readonly breath: Passages;
  readonly scan: Passages;
  readonly place: Passages;
  readonly stay: Passages;
  /** `{sign}`, `{part}` */
  readonly bodyLead: Passages;
  readonly bodyRest: Readonly<Record<SignKey, Passages>>;
  readonly pace: Readonly<Record<Mode, Passages>>;
  /** `{ruler}`, `{sign}` */
  readonly ruler: Passages;
  /** `{moonSign}`, `{phase}` */
  readonly moonOverhead: Passages;
  readonly phase: Readonly<Record<MoonPhase, Passages>>;
  readonly moonElement: Readonly<Record<Element, Passages>>;
  readonly phrase: Passages;
  readonly back: Passages;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, MeditationWords>> = { en: ENGLISH, hi: HINDI };
