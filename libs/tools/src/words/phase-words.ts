import type { Language } from '@cosmic/contracts/language';
import { hindiNumeral } from '../hindi/numerals';

/** What is told of a phase of the Moon that somebody waits for, in one language. */
export interface PhaseWords {
  readonly next: (phase: string) => string;
  readonly ofThisMonth: (phase: string) => string;
  readonly pastMiddle: (end: string) => string;
  readonly howFar: string;
  /** How far off a day is, as a fact and as a sentence adds it. */
  readonly away: (days: number) => string;
  readonly inSentence: (away: string) => string;
  readonly lasts: (phase: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly whole: (phase: string) => string;
  readonly endOf: (phase: string) => string;
  readonly byYourClock: (label: string) => string;
  /** A time of day as a sentence adds it to a date, with the space before it. */
  readonly atTime: (time: string) => string;
}

const SMALL_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

const ENGLISH: PhaseWords = {
  next: (phase) => `Next ${phase}`,
  ofThisMonth: (phase) => `${phase} of this month`,
  pastMiddle: (end) => `past its middle, and over on ${end}`,
  howFar: 'How far off',
  away: (days) => ['today', 'tomorrow'][days] ?? `${SMALL_NUMBERS[days] ?? days} days from today`,
  inSentence: (away) => (/^to/.test(away) ? `which is ${away}` : away),
  lasts: (phase) => `The ${phase} lasts`,
  fromTo: (from, to) => `from ${from} to ${to}`,
  whole: (phase) => `The ${phase}`,
  endOf: (phase) => `The end of this ${phase}`,
  byYourClock: (label) => `${label} by your clock`,
  atTime: (time) => ` at ${time}`,
};

const HINDI: PhaseWords = {
  next: (phase) => `अगली बार ${phase}`,
  ofThisMonth: (phase) => `इस महीने का चरण, ${phase}`,
  pastMiddle: (end) => `बीच पार, ${end} तक`,
  howFar: 'कितनी दूर',
  away: (days) => ['आज ही', 'कल'][days] ?? `आज से ${hindiNumeral(days)} दिन बाद`,
  inSentence: (away) => away,
  lasts: (phase) => `${phase} कब तक`,
  fromTo: (from, to) => `${from} से ${to} तक`,
  whole: (phase) => phase,
  endOf: (phase) => `इस चरण का अंत, ${phase}`,
  byYourClock: (label) => `${label}, आपकी घड़ी से`,
  atTime: (time) => ` ${time} बजे`,
};

/** The words for a phase ahead by language. */
export const PHASE_WORDS: Readonly<Record<Language, PhaseWords>> = { en: ENGLISH, hi: HINDI };
