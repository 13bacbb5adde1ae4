import type { Language } from '@cosmic/contracts/language';
import type { MoonState } from '@cosmic/sky/astronomy/moon';
import type { Planet } from '@cosmic/sky/bodies';
import { ENGLISH_DAY } from './english-day';
import type { DayEvent } from './day-events';
import { HINDI_DAY } from './hindi-day';
import type { DayFrame } from './subject';
import type { DayAspect, House, Mover, NatalPoint, Tone } from './transit-terms';

/** How a language says when something is, by the reader's calendar and clock. */
export interface WhenWords {
  readonly today: string;
  readonly tomorrow: string;
  readonly until: (when: string) => string;
  readonly weekday: (noon: Date) => string;
  readonly dayAndMonth: (noon: Date) => string;
  readonly fullDate: (noon: Date) => string;
  readonly fromTo: (from: string, to: string) => string;
}

/** What the why-tap of a day calls things. */
export interface DayFactWords {
  readonly planet: (planet: Planet) => string;
  readonly place: (longitude: number) => string;
  readonly yours: (point: NatalPoint) => string;
  readonly aspect: string;
  readonly apart: (aspect: DayAspect, degrees: number) => string;
  readonly house: string;
  readonly inHouse: (house: number) => string;
  readonly exact: string;
  readonly stays: string;
  readonly within: (degrees: number) => string;
  readonly houses: string;
  readonly counted: (frame: Pick<DayFrame, 'basis' | 'houses'>) => string;
}

/** All words of a day in one language. */
export interface DayWords {
  readonly houseHeadlines: Readonly<Record<House, readonly string[]>>;
  readonly moverHeadlines: Readonly<Record<Mover, Readonly<Record<Tone, readonly string[]>>>>;
  readonly questions: Readonly<Record<House, readonly string[]>>;
  /** What a transit means; `turn` grows by one with each telling of it. */
  readonly transit: (mover: Planet, point: NatalPoint, tone: Tone, turn: number) => string;
  readonly pairs: Readonly<Record<string, readonly string[]>>;
  readonly inHouse: (planet: Planet, house: House) => readonly string[];
  readonly title: (event: DayEvent) => string;
  readonly moon: (moon: Pick<MoonState, 'phase' | 'illumination' | 'sign'>) => string;
  readonly when: WhenWords;
  readonly facts: DayFactWords;
  /** A turned card by its number: its name, what it stands for, and what it may say. */
  readonly card: (number: number) => {
    name: string;
    standsFor: string;
    lines: readonly string[];
  };
}

/** The words of a day by language. */
export const DAY_WORDS: Readonly<Record<Language, DayWords>> = { en: ENGLISH_DAY, hi: HINDI_DAY };
