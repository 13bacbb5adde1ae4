import type { Language } from '@cosmic/contracts/language';
import type { Graha } from '@cosmic/sky/jyotish/grahas';
import type { SadeSatiPhase } from '@cosmic/sky/jyotish/sade-sati';
import {
  HINDI_ANTARDASHA_WORDS,
  HINDI_DASHA_LINES,
  HINDI_MAHADASHA_WORDS,
} from '../hindi/dasha-lines';
import { HINDI_DASHA_PAIRS } from '../hindi/dasha-pairs';
import {
  ANTARDASHA_WORDS,
  ANTAR_NEXT,
  ANTAR_NOW,
  DASHA_CLOSING,
  DASHA_EXACT,
  DASHA_NOW,
  DASHA_OPENING,
  DASHA_OVER,
  LORDS_TOGETHER,
  MAHADASHA_WORDS,
  SADE_SATI_LATER,
  SADE_SATI_NOW,
} from './passages/dasha-lines';
import { DASHA_PAIRS } from './passages/dasha-pairs';
import type { LordsTogether } from './facts';

/** What stands in the facts of a dasha beside names and dates. */
const ENGLISH_FACTS = {
  rule: 'By which rule',
  ruleValue: (ayanamsa: string, days: number) =>
    `Vimshottari of 120 years, ayanamsa of ${ayanamsa}, a year of ${days} days; borders are dates`,
  moon: 'Moon at birth, sidereal',
  first: 'First lord',
  balance: 'Left of the first period at birth',
  years: (years: number) => `${years} years`,
  maha: 'Mahadasha now',
  antar: 'Antardasha now',
  pratyantar: 'Pratyantardasha now',
  fromTo: (name: string, from: string, to: string) => `${name}, ${from} to ${to}`,
  otherYear: (days: number) => `Running now with a year of ${days} days`,
  until: (lords: string, date: string) => `${lords}, until ${date}`,
  over: 'none, the 120 years are over',
  sadeSati: 'Sade sati',
  phases: {
    rising: 'running, Saturn in the sign before the Moon’s',
    peak: 'running, Saturn in the Moon’s own sign',
    setting: 'running, Saturn in the sign after the Moon’s',
  } as Readonly<Record<SadeSatiPhase, string>>,
  begins: (date: string) => `not running; the next begins on ${date}`,
};

const HINDI_FACTS: typeof ENGLISH_FACTS = {
  rule: 'किस नियम से',
  ruleValue: (ayanamsa, days) =>
    `120 वर्ष की विंशोत्तरी, ${ayanamsa} अयनांश, ${days} दिन का वर्ष; सीमाएँ तारीख़ें हैं`,
  moon: 'जन्म का चंद्रमा, निरयण',
  first: 'पहला स्वामी',
  balance: 'जन्म पर पहली दशा में शेष',
  years: (years) => `${years} वर्ष`,
  maha: 'अभी महादशा',
  antar: 'अभी अंतर्दशा',
  pratyantar: 'अभी प्रत्यंतर्दशा',
  fromTo: (name, from, to) => `${name}, ${from} से ${to}`,
  otherYear: (days) => `${days} दिन का वर्ष मानें तो अभी`,
  until: (lords, date) => `${lords}, ${date} तक`,
  over: 'कोई नहीं, 120 वर्ष पूरे हो चुके',
  sadeSati: 'साढ़े साती',
  phases: {
    rising: 'चल रही है, शनि चंद्र राशि से पहले की राशि में',
    peak: 'चल रही है, शनि चंद्र राशि में',
    setting: 'चल रही है, शनि चंद्र राशि के बाद की राशि में',
  },
  begins: (date) => `नहीं चल रही; अगली ${date} से`,
};

type Passages = readonly string[];

export interface DashaWords {
  readonly facts: typeof ENGLISH_FACTS;
  readonly maha: Readonly<Record<Graha, Passages>>;
  readonly antar: Readonly<Record<Graha, Passages>>;
  /** By the lord of the long period, then by that of the short one. */
  readonly pairs: Readonly<Record<Graha, Readonly<Record<Graha, string>>>>;
  readonly lines: Readonly<
    Record<
      'opening' | 'now' | 'antar' | 'next' | 'over' | 'sadeSatiLater' | 'exact' | 'closing',
      Passages
    >
  > & {
    readonly together: Readonly<Record<LordsTogether, Passages>>;
    readonly sadeSati: Readonly<Record<SadeSatiPhase, Passages>>;
  };
}

/** All words of a dasha by the language that was asked for. */
export const DASHA_WORDS: Readonly<Record<Language, DashaWords>> = {
  en: {
    facts: ENGLISH_FACTS,
    maha: MAHADASHA_WORDS,
    antar: ANTARDASHA_WORDS,
    pairs: DASHA_PAIRS,
    lines: {
      opening: DASHA_OPENING,
      now: DASHA_NOW,
      antar: ANTAR_NOW,
      next: ANTAR_NEXT,
      over: DASHA_OVER,
      sadeSatiLater: SADE_SATI_LATER,
      exact: DASHA_EXACT,
      closing: DASHA_CLOSING,
      together: LORDS_TOGETHER,
      sadeSati: SADE_SATI_NOW,
    },
  },
  hi: {
    facts: HINDI_FACTS,
    maha: HINDI_MAHADASHA_WORDS,
    antar: HINDI_ANTARDASHA_WORDS,
    pairs: HINDI_DASHA_PAIRS,
    lines: HINDI_DASHA_LINES,
  },
};
