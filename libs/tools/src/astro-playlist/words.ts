import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { MusicSound, MusicStyle } from './music';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type BySign = Readonly<Record<SignKey, Passages>>;

/** All words of a playlist in one language. */
export interface PlaylistWords {
  readonly minWords: number;
  readonly labels: Readonly<
    Record<'sun' | 'moonSign' | 'opening' | 'beneath' | 'peak' | 'method', string>
  >;
  readonly method: string;
  readonly sounds: Readonly<Record<SignKey, MusicSound>>;
  /** The tempo of a style as it is said. */
  readonly tempo: (slowest: number, fastest: number) => string;
  /** A stop of the list as a fact. */
  readonly style: (sign: string, tempo: string, style: MusicStyle) => string;
  /** `{sign}`, `{moonSign}` */
  readonly playOpening: Passages;
  readonly open: BySign;
  readonly under: BySign;
  readonly today: BySign;
  /** `{kinds}`, `{tempo}`, `{key}`, `{instruments}` */
  readonly playStyle: Passages;
  /** `{search}`, `{era}` */
  readonly search: Passages;
  readonly phase: Readonly<Record<MoonPhase, Passages>>;
  /** `{from}`, `{to}` */
  readonly pace: Readonly<Record<'faster' | 'slower' | 'level', Passages>>;
  readonly closing: Passages;
}

/** The words of a playlist by language. */
export const WORDS: Readonly<Record<Language, PlaylistWords>> = { en: ENGLISH, hi: HINDI };
