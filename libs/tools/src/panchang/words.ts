import type { Language } from '@cosmic/contracts/language';
import { HINDI_PANCHANG_LINES } from '../hindi/panchang-lines';
import {
  HINDI_DAY_NAKSHATRA_WORDS,
  HINDI_PAKSHA_WORDS,
  HINDI_TITHI_WORDS,
  HINDI_VARA_WORDS,
} from '../hindi/panchang-limbs';
import {
  ABHIJIT_LINE,
  FESTIVAL_NEXT,
  FESTIVAL_TODAY,
  GOOD_HOURS_LINE,
  NAKSHATRA_LINE,
  NO_ABHIJIT_LINE,
  NO_SUN_LINE,
  NO_SUN_OPENING,
  PANCHANG_CLOSING,
  PANCHANG_OPENING,
  RAHU_LINE,
  TITHI_LINE,
  YOGA_LINE,
} from './passages/panchang-lines';
import {
  DAY_NAKSHATRA_WORDS,
  PAKSHA_WORDS,
  TITHI_WORDS,
  VARA_WORDS,
} from './passages/panchang-limbs';

/** What stands in the facts of a panchang beside names and times. */
const ENGLISH_FACTS = {
  day: 'Day',
  place: 'Place',
  rule: 'By which rule',
  ruleValue:
    "Sunrise is the upper limb of the Sun on a horizon at sea level with 34' of refraction; ayanamsa of Lahiri",
  centre: 'By the centre of the Sun, without refraction',
  centreValue: (sun: string, rahuKalam: string) => `${sun}; Rahu kalam ${rahuKalam}`,
  noCentre: 'the centre does not rise, only the upper limb is seen',
  sun: 'Sun',
  sunValue: (sunrise: string, sunset: string) => `rises ${sunrise}, sets ${sunset}`,
  noSun: 'does not rise and set on this date here',
  vara: 'Vara',
  tithi: 'Tithi',
  nakshatra: 'Nakshatra of the Moon',
  yoga: 'Yoga',
  karana: 'Karana',
  until: (name: string, end: string) => `${name} until ${end}`,
  then: (first: string, rest: readonly string[]) => [first, ...rest].join(', then '),
  paksha: 'Paksha',
  pakshas: { Shukla: 'Shukla, the bright half', Krishna: 'Krishna, the dark half' },
  amanta: 'Month, amanta',
  purnimanta: 'Month, purnimanta',
  adhika: (month: string) => `${month}, adhika (an added month)`,
  years: 'Years',
  yearsValue: (vikram: number, shaka: number) =>
    `Vikram Samvat ${vikram}, Shaka ${shaka} (elapsed)`,
  moonRashi: 'Moon sign at sunrise, sidereal',
  sunRashi: 'Sun sign at sunrise, sidereal',
  rahuKalam: 'Rahu kalam',
  yamaganda: 'Yamaganda',
  gulika: 'Gulika',
  abhijit: 'Abhijit',
  noAbhijit: 'not counted on a Wednesday',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  goodHours: 'Good choghadiyas of the day',
  hours: (name: string, from: string, to: string) => `${name} ${from} to ${to}`,
  festival: 'Festival',
  nextFestival: 'Next festival',
  onDate: (name: string, date: string) => `${name} on ${date}`,
  orDate: (name: string, date: string, other: string) =>
    `${name} on ${date}; Vaishnavas keep ${other}`,
};

const HINDI_FACTS: typeof ENGLISH_FACTS = {
  day: 'दिन',
  place: 'स्थान',
  rule: 'किस नियम से',
  ruleValue: "सूर्योदय: समुद्र-तल के क्षितिज पर सूर्य का ऊपरी किनारा, 34' अपवर्तन के साथ; लाहिरी अयनांश",
  centre: 'सूर्य के केंद्र से गिनें, अपवर्तन के बिना',
  centreValue: (sun, rahuKalam) => `${sun}; राहु काल ${rahuKalam}`,
  noCentre: 'केंद्र उदय नहीं होता, केवल ऊपरी किनारा दिखता है',
  sun: 'सूर्य',
  sunValue: (sunrise, sunset) => `उदय ${sunrise}, अस्त ${sunset}`,
  noSun: 'इस तारीख़ को यहाँ उदय और अस्त नहीं होता',
  vara: 'वार',
  tithi: 'तिथि',
  nakshatra: 'चंद्रमा का नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
  until: (name, end) => `${name}, ${end} तक`,
  then: (first, rest) => [first, ...rest].join('; फिर '),
  paksha: 'पक्ष',
  pakshas: { Shukla: 'शुक्ल, उजला पखवाड़ा', Krishna: 'कृष्ण, अँधेरा पखवाड़ा' },
  amanta: 'अमांत मास',
  purnimanta: 'पूर्णिमांत मास',
  adhika: (month) => `${month}, अधिक मास`,
  years: 'संवत',
  yearsValue: (vikram, shaka) => `विक्रम संवत ${vikram}, शक ${shaka} (बीते वर्ष)`,
  moonRashi: 'सूर्योदय पर चंद्र राशि, निरयण',
  sunRashi: 'सूर्योदय पर सूर्य राशि, निरयण',
  rahuKalam: 'राहु काल',
  yamaganda: 'यमगंड',
  gulika: 'गुलिक',
  abhijit: 'अभिजित',
  noAbhijit: 'बुधवार को नहीं गिना जाता',
  fromTo: (from, to) => `${from} से ${to}`,
  goodHours: 'दिन के अच्छे चौघड़िया',
  hours: (name, from, to) => `${name} ${from} से ${to}`,
  festival: 'पर्व',
  nextFestival: 'अगला पर्व',
  onDate: (name, date) => `${name}, ${date}`,
  orDate: (name, date, other) => `${name}, ${date}; वैष्णव ${other} को`,
};

export type PanchangFactWords = typeof ENGLISH_FACTS;

type Passages = readonly string[];

export interface PanchangWords {
  readonly facts: PanchangFactWords;
  readonly lines: Readonly<
    Record<
      | 'opening'
      | 'tithi'
      | 'nakshatra'
      | 'yoga'
      | 'rahu'
      | 'abhijit'
      | 'noAbhijit'
      | 'goodHours'
      | 'festivalToday'
      | 'festivalNext'
      | 'closing'
      | 'noSunOpening'
      | 'noSun',
      Passages
    >
  >;
  readonly vara: readonly Passages[];
  readonly paksha: Readonly<Record<'Shukla' | 'Krishna', Passages>>;
  /** The fourteen tithis that both halves have, then Purnima and Amavasya. */
  readonly tithi: readonly Passages[];
  readonly nakshatra: readonly Passages[];
}

/** All words of a panchang by the language that was asked for. */
export const PANCHANG_WORDS: Readonly<Record<Language, PanchangWords>> = {
  en: {
    facts: ENGLISH_FACTS,
    lines: {
      opening: PANCHANG_OPENING,
      tithi: TITHI_LINE,
      nakshatra: NAKSHATRA_LINE,
      yoga: YOGA_LINE,
      rahu: RAHU_LINE,
      abhijit: ABHIJIT_LINE,
      noAbhijit: NO_ABHIJIT_LINE,
      goodHours: GOOD_HOURS_LINE,
      festivalToday: FESTIVAL_TODAY,
      festivalNext: FESTIVAL_NEXT,
      closing: PANCHANG_CLOSING,
      noSunOpening: NO_SUN_OPENING,
      noSun: NO_SUN_LINE,
    },
    vara: VARA_WORDS,
    paksha: PAKSHA_WORDS,
    tithi: TITHI_WORDS,
    nakshatra: DAY_NAKSHATRA_WORDS,
  },
  hi: {
    facts: HINDI_FACTS,
    lines: HINDI_PANCHANG_LINES,
    vara: HINDI_VARA_WORDS,
    paksha: HINDI_PAKSHA_WORDS,
    tithi: HINDI_TITHI_WORDS,
    nakshatra: HINDI_DAY_NAKSHATRA_WORDS,
  },
};
