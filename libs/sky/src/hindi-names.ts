import type { Planet } from './bodies';
import type { MoonPhase, Quarter } from './astronomy/moon';
import type { AspectKey } from './charts/aspects';
import type { SignKey } from './zodiac';

/** The signs as Hindi calls them. */
export const HINDI_SIGNS: Readonly<Record<SignKey, string>> = {
  aries: 'मेष',
  taurus: 'वृषभ',
  gemini: 'मिथुन',
  cancer: 'कर्क',
  leo: 'सिंह',
  virgo: 'कन्या',
  libra: 'तुला',
  scorpio: 'वृश्चिक',
  sagittarius: 'धनु',
  capricorn: 'मकर',
  aquarius: 'कुंभ',
  pisces: 'मीन',
};

/** The Sun's usual dates in each sign, as the English list has them. */
export const HINDI_SIGN_DATES: Readonly<Record<SignKey, string>> = {
  aries: '21 मार्च – 19 अप्रैल',
  taurus: '20 अप्रैल – 20 मई',
  gemini: '21 मई – 20 जून',
  cancer: '21 जून – 22 जुलाई',
  leo: '23 जुलाई – 22 अगस्त',
  virgo: '23 अगस्त – 22 सितंबर',
  libra: '23 सितंबर – 22 अक्टूबर',
  scorpio: '23 अक्टूबर – 21 नवंबर',
  sagittarius: '22 नवंबर – 21 दिसंबर',
  capricorn: '22 दिसंबर – 19 जनवरी',
  aquarius: '20 जनवरी – 18 फ़रवरी',
  pisces: '19 फ़रवरी – 20 मार्च',
};

/** The planets as Hindi calls them. */
export const HINDI_PLANETS: Readonly<Record<Planet, string>> = {
  sun: 'सूर्य',
  moon: 'चंद्रमा',
  mercury: 'बुध',
  venus: 'शुक्र',
  mars: 'मंगल',
  jupiter: 'बृहस्पति',
  saturn: 'शनि',
  uranus: 'यूरेनस',
  neptune: 'नेपच्यून',
  pluto: 'प्लूटो',
};

/** The eight phases of the Moon. */
export const HINDI_PHASES: Readonly<Record<MoonPhase, string>> = {
  'New Moon': 'अमावस्या',
  'Waxing Crescent': 'बढ़ता हँसिया चाँद',
  'First Quarter': 'शुक्ल पक्ष की अष्टमी',
  'Waxing Gibbous': 'बढ़ता उभरा चाँद',
  'Full Moon': 'पूर्णिमा',
  'Waning Gibbous': 'घटता उभरा चाँद',
  'Last Quarter': 'कृष्ण पक्ष की अष्टमी',
  'Waning Crescent': 'घटता हँसिया चाँद',
};

/** The four quarters. */
export const HINDI_QUARTERS: Readonly<Record<Quarter, string>> = {
  'new-moon': HINDI_PHASES['New Moon'],
  'first-quarter': HINDI_PHASES['First Quarter'],
  'full-moon': HINDI_PHASES['Full Moon'],
  'last-quarter': HINDI_PHASES['Last Quarter'],
};

/** The eleven aspects. */
export const HINDI_ASPECTS: Readonly<Record<AspectKey, string>> = {
  conjunction: 'युति',
  'semi-sextile': 'द्विद्वादश योग',
  'semi-square': 'अर्ध-केंद्र योग',
  sextile: 'त्रि-एकादश योग',
  quintile: 'पंचमांश योग',
  square: 'केंद्र योग',
  trine: 'नवपंचम योग',
  sesquiquadrate: 'सार्ध-केंद्र योग',
  biquintile: 'द्वि-पंचमांश योग',
  quincunx: 'षडाष्टक योग',
  opposition: 'समसप्तक योग',
};
