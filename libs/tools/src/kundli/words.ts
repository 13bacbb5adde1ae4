import type { Language } from '@cosmic/contracts/language';
import type { GrahaDignity } from '@cosmic/sky/jyotish/dignities';
import type { Graha } from '@cosmic/sky/jyotish/grahas';
import type { ManglikCancellation } from '@cosmic/sky/jyotish/manglik';
import { HINDI_GRAHA_IN_NAKSHATRA } from '../hindi/graha-in-nakshatra';
import { HINDI_GRAHA_IN_RASHI } from '../hindi/graha-in-rashi';
import { hindiHouse } from '../hindi/houses';
import { HINDI_GRAHA_IN_BHAVA } from '../hindi/kundli-bhavas';
import { HINDI_KUNDLI_LINES, HINDI_MANGLIK_WHY } from '../hindi/kundli-lines';
import { HINDI_LAGNA_IN_RASHI, HINDI_MOON_IN_RASHI } from '../hindi/kundli-rashis';
import { GRAHA_IN_NAKSHATRA } from './passages/graha-in-nakshatra';
import { GRAHA_IN_RASHI } from './passages/graha-in-rashi';
import { GRAHA_IN_BHAVA } from './passages/kundli-bhavas';
import {
  COMBUST_LINE,
  DIGNITY_LINE,
  KUNDLI_CLOSING,
  KUNDLI_OPENING,
  LORD_LEAD,
  MANGLIK_LINE,
  MANGLIK_WHY,
  MOON_LEAD,
  OTHER_LEAD,
  RETROGRADE_LINE,
  SCHOOL_OTHER,
  SCHOOL_SAME,
  SUN_LEAD,
} from './passages/kundli-lines';
import { LAGNA_IN_RASHI, MOON_IN_RASHI } from './passages/kundli-rashis';

/** What stands in the facts of a kundli beside names and numbers. */
const ENGLISH_FACTS = {
  rule: 'By which rule',
  ruleValue: (ayanamsa: string, node: string) =>
    `sidereal, ayanamsa ${ayanamsa}; Rahu is the ${node}; bhavas are whole signs from the lagna; combust by the Surya Siddhanta`,
  lagna: 'Lagna',
  lord: 'Lord of the lagna',
  house: (bhava: number) => `house ${bhava}`,
  dignities: {
    exalted: 'exalted',
    moolatrikona: 'moolatrikona',
    own: 'own sign',
    debilitated: 'debilitated',
  } as Readonly<Record<GrahaDignity, string>>,
  retrograde: 'retrograde',
  combust: 'combust',
  atmakaraka: 'Atmakaraka, the highest degree of seven',
  manglik: 'Manglik by the northern list (1, 4, 7, 8, 12 from the lagna)',
  notManglik: (house: number) => `no, Mars is in ${house} from the lagna`,
  isManglik: (house: number) =>
    `yes, Mars is in ${house} from the lagna, as in five of twelve charts`,
  cancelledManglik: (house: number, why: readonly string[]) =>
    `Mars is in ${house} from the lagna, and it is cancelled: ${why.join('; ')}`,
  ayanamsaSchool: (name: string) => `With the ayanamsa of ${name}`,
  nodeSchool: (name: string) => `With the ${name}`,
  noChange: 'every sign and quarter stays',
};

const HINDI_FACTS: typeof ENGLISH_FACTS = {
  rule: 'किस नियम से',
  ruleValue: (ayanamsa, node) =>
    `निरयण, अयनांश ${ayanamsa}; ${node}; भाव लग्न से पूरी राशियाँ; अस्त सूर्य सिद्धांत से`,
  lagna: 'लग्न',
  lord: 'लग्नेश',
  house: (bhava) => `भाव ${bhava}`,
  dignities: { exalted: 'उच्च', moolatrikona: 'मूलत्रिकोण', own: 'स्वराशि', debilitated: 'नीच' },
  retrograde: 'वक्री',
  combust: 'अस्त',
  atmakaraka: 'आत्मकारक, सात में सबसे ऊँचा अंश',
  manglik: 'उत्तर भारतीय सूची से मांगलिक (लग्न से 1, 4, 7, 8, 12)',
  notManglik: (house) => `नहीं, मंगल लग्न से ${house} में है`,
  isManglik: (house) => `हाँ, मंगल लग्न से ${house} में है, जैसे बारह में पाँच कुंडलियों में`,
  cancelledManglik: (house, why) => `मंगल लग्न से ${house} में है, और यह कट जाता है: ${why.join('; ')}`,
  ayanamsaSchool: (name) => `${name} अयनांश से`,
  nodeSchool: (name) => `${name} से`,
  noChange: 'हर राशि और चरण वही',
};

export type KundliFactWords = typeof ENGLISH_FACTS;

type Passages = readonly string[];

export interface KundliWords {
  readonly facts: KundliFactWords;
  readonly lines: {
    readonly [
      Key in
        | 'opening'
        | 'lord'
        | 'moon'
        | 'sun'
        | 'other'
        | 'retrograde'
        | 'combust'
        | 'schoolSame'
        | 'schoolOther'
        | 'closing'
    ]: Passages;
  } & {
    readonly dignity: Readonly<Record<GrahaDignity, Passages>>;
    readonly manglik: Readonly<Record<'no' | 'cancelled' | 'yes', Passages>>;
  };
  readonly manglikWhy: Readonly<Record<ManglikCancellation, string>>;
  readonly lagna: readonly Passages[];
  readonly moon: readonly Passages[];
  readonly bhava: Readonly<Record<Graha, Passages>>;
  /** A bhava as a sentence names it. */
  readonly house: (bhava: number) => string;
  /** What each of the 27 adds to whatever graha stands in it. */
  readonly nakshatra: Passages;
  /** Of every graha but the Moon, who has `moon`. */
  readonly rashi: Readonly<Record<Exclude<Graha, 'moon'>, Passages>>;
}

/** All words of a kundli by the language that was asked for. */
export const KUNDLI_WORDS: Readonly<Record<Language, KundliWords>> = {
  en: {
    facts: ENGLISH_FACTS,
    lines: {
      opening: KUNDLI_OPENING,
      lord: LORD_LEAD,
      moon: MOON_LEAD,
      sun: SUN_LEAD,
      other: OTHER_LEAD,
      dignity: DIGNITY_LINE,
      retrograde: RETROGRADE_LINE,
      combust: COMBUST_LINE,
      manglik: MANGLIK_LINE,
      schoolSame: SCHOOL_SAME,
      schoolOther: SCHOOL_OTHER,
      closing: KUNDLI_CLOSING,
    },
    manglikWhy: MANGLIK_WHY,
    lagna: LAGNA_IN_RASHI,
    moon: MOON_IN_RASHI,
    bhava: GRAHA_IN_BHAVA,
    house: String,
    rashi: GRAHA_IN_RASHI,
    nakshatra: GRAHA_IN_NAKSHATRA,
  },
  hi: {
    facts: HINDI_FACTS,
    lines: HINDI_KUNDLI_LINES,
    manglikWhy: HINDI_MANGLIK_WHY,
    lagna: HINDI_LAGNA_IN_RASHI,
    moon: HINDI_MOON_IN_RASHI,
    bhava: HINDI_GRAHA_IN_BHAVA,
    house: hindiHouse,
    rashi: HINDI_GRAHA_IN_RASHI,
    nakshatra: HINDI_GRAHA_IN_NAKSHATRA,
  },
};
