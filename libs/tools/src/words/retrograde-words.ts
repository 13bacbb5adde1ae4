import type { Language } from '@cosmic/contracts/language';
import type { Planet } from '@cosmic/sky/bodies';
import { ENGLISH } from './retrograde-words.en';
import { HINDI } from './retrograde-words.hi';

type Passages = readonly string[];
type OfTurning = Readonly<Record<Exclude<Planet, 'sun' | 'moon'>, Passages>>;

/** What several tools say of a planet that runs backwards, in one language. */
export interface RetrogradeWords {
  /** The sign of it, or both: `in Leo`, `in Leo and then Cancer`. */
  readonly where: (first: string, second: string | undefined) => string;
  /** How long it is until then: `one day`, `12 days`, `7 months`. */
  readonly wait: (count: number, unit: 'days' | 'months') => string;
  readonly isNow: (planet: string) => string;
  readonly isNext: (planet: string) => string;
  /** A season among the facts. */
  readonly season: (told: {
    readonly planet: string;
    readonly where: string;
    readonly from: string;
    readonly to: string;
    readonly days: number;
  }) => string;
  /** `{planet}`, `{since}`, `{until}`, `{where}`, `{day}`, `{days}` */
  readonly now: Passages;
  /** `{planet}`, `{from}`, `{to}`, `{where}`, `{wait}`, `{days}` */
  readonly next: Passages;
  /** What it is like meanwhile. */
  readonly meanwhile: OfTurning;
  readonly task: OfTurning;
  /** By house, counted from the rising sign. */
  readonly house: readonly Passages[];
}

/** The words for a planet that runs backwards, by language. */
export const RETROGRADE_WORDS: Readonly<Record<Language, RetrogradeWords>> = {
  en: ENGLISH,
  hi: HINDI,
};
