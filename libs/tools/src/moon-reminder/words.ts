import type { Language } from '@cosmic/contracts/language';
import type { MoonPhase } from '@cosmic/sky/astronomy/moon';
import type { SignKey } from '@cosmic/sky/zodiac';
import { ENGLISH } from './words.en';
import { HINDI } from './words.hi';

type Passages = readonly string[];
type OfPhase = Readonly<Record<MoonPhase, Passages>>;
type OfSign = Readonly<Record<SignKey, Passages>>;

/** All words of a reminder in one language. */
export interface ReminderWords {
  readonly minWords: number;
  readonly labels: Readonly<Record<'place' | 'before' | 'after', string>>;
  /** A house counted from a sign: its name and theme. */
  readonly houseFrom: (house: string, sign: string, theme: string) => string;
  readonly moonIn: (day: string, sign: string) => string;
  readonly opening: OfPhase;
  /** `{phase}`, `{date}`, `{time}`, `{away}` */
  readonly when: Passages;
  readonly day: Passages;
  /** `{from}`, `{to}` */
  readonly span: Passages;
  /** `{phase}`, `{until}` */
  readonly underway: Passages;
  readonly inSign: OfSign;
  /** `{sign}`, the first house first. */
  readonly house: readonly Passages[];
  readonly habit: OfSign;
  readonly setDown: OfPhase;
  /** `{before}`, `{beforeSign}` */
  readonly before: OfPhase;
  readonly short: Passages;
  readonly onDay: OfPhase;
  /** `{after}`, `{afterSign}` */
  readonly after: OfPhase;
  /** `{moonSign}`, `{lit}` */
  readonly today: Passages;
  readonly todayDark: Passages;
  readonly closing: Passages;
}

/** The words of a reminder by language. */
export const WORDS: Readonly<Record<Language, ReminderWords>> = { en: ENGLISH, hi: HINDI };
