import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { AspectKey } from '@cosmic/sky/charts/aspects';
import type { SignKey } from '@cosmic/sky/zodiac';
import type { PlanetPair } from '../charts/planet-pairs';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfSign = Readonly<Record<SignKey, Passages>>;
type Turn = 'retrograde' | 'direct';
type Lunation = 'new-moon' | 'full-moon';

/** All words of a reading of a progressed chart in one language. */
export interface ProgressedWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'rule' | 'dates' | 'phase' | 'ring', string>>;
  readonly lunationLabel: Readonly<Record<Lunation, string>>;
  /** By how much dates can be early or late: half a year, or thirteen months. */
  readonly margin: Readonly<Record<'half-year' | 'thirteen-months', string>>;
  readonly rule: (sky: string, life: string) => string;
  /** `{what}` of the birth would have to be known. */
  readonly precision: (margin: string, what: string) => string;
  readonly atBirth: (planet: string) => string;
  readonly progressed: (planet: string) => string;
  readonly place: (position: string, isRetrograde: boolean) => string;
  readonly depending: (signs: readonly string[]) => string;
  readonly ofBirthChart: (yourHouse: string) => string;
  readonly changed: (planet: string) => string;
  readonly changesNext: (planet: string) => string;
  readonly into: (sign: string, date: string) => string;
  readonly around: (date: string) => string;
  readonly turns: (planet: string, how: Turn) => string;
  readonly contactLabel: (aspect: string, planet: string) => string;
  readonly aspectName: (aspect: AspectKey) => string;
  readonly opening: Passages;
  /** `{margin}` */
  readonly day: Passages;
  /** `{one}`, `{two}` */
  readonly sunOpen: Passages;
  readonly moonOpen: Passages;
  readonly sun: OfSign;
  readonly moon: OfSign;
  readonly venus: OfSign;
  /** `{sign}` */
  readonly sunStill: Passages;
  /** `{was}`, `{sign}`, `{year}` */
  readonly sunMoved: Passages;
  /** `{next}`, `{year}` */
  readonly sunNext: Passages;
  /** `{was}`, `{since}`, `{next}`, `{until}` */
  readonly moonChapter: Passages;
  /** `{next}`, `{until}` */
  readonly moonFirst: Passages;
  readonly moonHouse: readonly Passages[];
  readonly phase: Readonly<Record<MoonPhase, Passages>>;
  /** `{date}` */
  readonly lunation: Readonly<Record<Lunation, Passages>>;
  /** `{planet}`, `{date}` */
  readonly station: Readonly<Record<Turn, Passages>>;
  /** `{aspect}`, `{planet}`, `{date}` */
  readonly contact: Passages;
  readonly pairs: Readonly<Record<PlanetPair, Passages>>;
  readonly step: Passages;
  readonly closing: Passages;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, ProgressedWords>> = { en: ENGLISH, hi: HINDI };
