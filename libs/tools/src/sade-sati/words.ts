import type { Language } from '@cosmic/contracts/language';
import type { SadeSatiPhase } from '@cosmic/sky/jyotish/sade-sati';
import { HINDI_SADE_SATI_ASKS, HINDI_SADE_SATI_LINES } from '../hindi/sade-sati-lines';
import { SADE_SATI_ASKS, SADE_SATI_LINES } from './passages/sade-sati-lines';

type OfPhase<T> = Readonly<Record<SadeSatiPhase, T>>;

/** What stands in the facts of a sade sati beside names and dates. */
const ENGLISH_FACTS = {
  birth: 'Birth',
  birthValue: (date: string, isPlaced: boolean) =>
    isPlaced
      ? `${date}; the hour is not known`
      : `${date}; the place is not known, so dates can be a day off where you live`,
  rule: 'By which rule',
  ruleValue: (ayanamsa: string) =>
    `Saturn in the sidereal sign before, in and after that of the Moon at birth; ayanamsa of ${ayanamsa}; where Saturn turns back over a border each stretch counts`,
  moon: 'Sign of the Moon at birth, sidereal',
  sure: (rashi: string) => rashi,
  open: (rashis: readonly string[], isPlaced: boolean) =>
    `${rashis.join(' or ')}, depending on the hour${isPlaced ? '' : ' and the place'}; ${rashis[0] ?? ''} is read`,
  signs: 'The three signs of Saturn',
  now: 'Now',
  phases: {
    rising: 'the first part',
    peak: 'the middle part',
    setting: 'the last part',
  } as OfPhase<string>,
  running: (part: string, to: string) => `running, ${part}, until ${to}`,
  ahead: (from: string) => `not running; the next begins on ${from}`,
  pause: 'a pause: Saturn has turned back out of the three signs and comes again',
  none: 'none in the hundred and twenty years after the birth',
  parts: {
    rising: 'First part, the sign before',
    peak: 'Middle part, the Moon’s own sign',
    setting: 'Last part, the sign after',
  } as OfPhase<string>,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  before: 'The one before',
  after: 'The one after',
};

const HINDI_FACTS: typeof ENGLISH_FACTS = {
  birth: 'जन्म',
  birthValue: (date, isPlaced) =>
    isPlaced
      ? `${date}; समय ज्ञात नहीं`
      : `${date}; स्थान ज्ञात नहीं, इसलिए तारीख़ें आपके यहाँ एक दिन आगे-पीछे हो सकती हैं`,
  rule: 'किस नियम से',
  ruleValue: (ayanamsa) =>
    `शनि जन्म के चंद्रमा की निरयण राशि से पहले, उसमें और उसके बाद; ${ayanamsa} अयनांश; जहाँ शनि सीमा पर मुड़े वहाँ हर टुकड़ा गिना जाता है`,
  moon: 'जन्म की चंद्र राशि, निरयण',
  sure: (rashi) => rashi,
  open: (rashis, isPlaced) =>
    `${rashis.join(' या ')}, ${isPlaced ? 'समय' : 'समय और स्थान'} पर निर्भर; ${rashis[0] ?? ''} पढ़ी गई है`,
  signs: 'शनि की तीन राशियाँ',
  now: 'अभी',
  phases: { rising: 'पहला भाग', peak: 'बीच का भाग', setting: 'आख़िरी भाग' },
  running: (part, to) => `चल रही है, ${part}, ${to} तक`,
  ahead: (from) => `नहीं चल रही; अगली ${from} से`,
  pause: 'विराम: शनि तीनों राशियों से वापस मुड़ा है और फिर आएगा',
  none: 'जन्म के बाद के एक सौ बीस वर्षों में कोई नहीं',
  parts: {
    rising: 'पहला भाग, पहले की राशि',
    peak: 'बीच का भाग, चंद्र राशि',
    setting: 'आख़िरी भाग, बाद की राशि',
  },
  fromTo: (from, to) => `${from} से ${to}`,
  before: 'पिछली',
  after: 'उसके बाद की',
};

type Passages = readonly string[];

export interface SadeSatiWords {
  readonly facts: typeof ENGLISH_FACTS;
  /** What Saturn asks of a Moon in each sign. */
  readonly asks: readonly Passages[];
  readonly lines: Readonly<
    Record<
      | 'opening'
      | 'moon'
      | 'open'
      | 'everybody'
      | 'pause'
      | 'ahead'
      | 'none'
      | 'waiting'
      | 'ends'
      | 'before'
      | 'turns'
      | 'practice'
      | 'closing',
      Passages
    >
  > & { readonly running: OfPhase<Passages>; readonly part: OfPhase<Passages> };
}

/** All words of a sade sati by the language that was asked for. */
export const SADE_SATI_WORDS: Readonly<Record<Language, SadeSatiWords>> = {
  en: { facts: ENGLISH_FACTS, asks: SADE_SATI_ASKS, lines: SADE_SATI_LINES },
  hi: { facts: HINDI_FACTS, asks: HINDI_SADE_SATI_ASKS, lines: HINDI_SADE_SATI_LINES },
};
