import type { Language } from '@cosmic/contracts/language';
import type { Element, SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type BySign = Readonly<Record<SignKey, Passages>>;

/** How a language tells a clock. */
export interface ClockWords {
  /** A time of the next day, and of the one before. */
  readonly tomorrow: (time: string) => string;
  readonly yesterday: (time: string) => string;
  /** The ends of a stretch on the next day, which is said once. */
  readonly bothTomorrow: (from: string, to: string) => Readonly<Record<'from' | 'to', string>>;
  readonly length: (hours: number, minutes: number) => string;
}

/** All words of a horizon in one language. */
export interface RisingWords {
  readonly minWords: number;
  readonly clock: ClockWords;
  readonly labels: Readonly<
    Record<'place' | 'clock' | 'ascendant' | 'descendant' | 'next' | 'moon' | 'pace', string>
  >;
  /** The label of the time that a sign rises, and of its ruler. */
  readonly rises: (sign: string) => string;
  readonly rulerOf: (ruler: string, sign: string) => string;
  /** The clock of a place as a fact: its day, its time, its zone and the same of UTC. */
  readonly clockThere: (day: string, time: string, zone: string, utc: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly signFrom: (sign: string, from: string) => string;
  readonly pace: (
    of: Readonly<Record<'quick' | 'quickFor' | 'slow' | 'slowFor', string>>,
  ) => string;
  /** `{place}`, `{time}`, `{sign}`, `{degrees}` */
  readonly opening: Passages;
  /** `{since}`, `{until}`, the first third of a sign first. */
  readonly stage: readonly Passages[];
  readonly now: BySign;
  /** `{ruler}`, `{rulerSign}` */
  readonly ruler: Passages;
  readonly accent: BySign;
  /** `{setting}` */
  readonly setting: Passages;
  readonly ahead: Passages;
  /** `{sign}`, `{from}`, `{to}` */
  readonly window: Readonly<Record<Element, Passages>>;
  readonly hint: BySign;
  /** `{moonSign}`, `{from}`, `{to}` */
  readonly moon: Passages;
  /** `{quick}`, `{quickFor}`, `{slow}`, `{slowFor}` */
  readonly speed: Passages;
  readonly polar: Passages;
  readonly closing: Passages;
}

/** The words of a horizon by language. */
export const WORDS: Readonly<Record<Language, RisingWords>> = { en: ENGLISH, hi: HINDI };
