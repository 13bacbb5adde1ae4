import type { Language } from '@cosmic/contracts/language';
import type { BiorhythmCycle, CycleReading } from '@cosmic/divination/biorhythm';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type Stage = CycleReading['stage'];
type Side = 'high' | 'low';

/** All that a reading of the three curves is told with in one language. */
export interface BiorhythmWords {
  readonly labels: Readonly<
    Record<'days' | BiorhythmCycle | 'critical' | 'best' | 'quiet' | 'method', string>
  >;
  /** The fewest words that a model is asked for. */
  readonly minWords: number;
  readonly method: string;
  /** A cycle within a sentence. */
  readonly cycles: Readonly<Record<BiorhythmCycle, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  /** `{days}`, `{number}`. */
  readonly opening: Passages;
  /** `{curves}`. */
  readonly turningToday: Passages;
  /** Which of body, heart and mind, in this order, stand above the middle. */
  readonly pattern: Readonly<Record<`${Side}-${Side}-${Side}`, Passages>>;
  /** `{percent}`. */
  readonly curve: Readonly<Record<BiorhythmCycle, Readonly<Record<Stage, Passages>>>>;
  /** `{dates}`. */
  readonly criticalDays: Passages;
  /** `{date}`. */
  readonly criticalFirst: Readonly<Record<BiorhythmCycle, Passages>>;
  /** `{date}`, `{curves}`. */
  readonly criticalDouble: Passages;
  /** `{best}`, `{leader}`. */
  readonly bestDay: Passages;
  /** `{quiet}`. */
  readonly quietDay: Passages;
  readonly note: Passages;
  readonly closing: Passages;
  listed(items: Passages): string;
  /** A whole number, grouped as the language does. */
  number(value: number): string;
  /** Whole days as they are said. */
  days(days: number): string;
  /** A height, 0 to 100, below the middle or not. */
  percent(percent: number, below: boolean): string;
  /** A UTC date with its weekday. */
  day(at: Date): string;
  /** A critical day as a sentence lists it. */
  criticalDay(day: string, cycles: string): string;
  livedValue(days: string, from: Date, to: Date): string;
  cycleValue(percent: string, stage: string, day: number, length: number): string;
  bestValue(day: string, leader: string): string;
  quietValue(day: string): string;
}

/** The words by the language of a reading. */
export const WORDS: Readonly<Record<Language, BiorhythmWords>> = { en: ENGLISH, hi: HINDI };
