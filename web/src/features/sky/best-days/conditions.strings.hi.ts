import type { Planet } from '@cosmic/sky/bodies';
import type { ConditionKind } from '@cosmic/sky/elections/conditions';
import type { SignKey } from '@cosmic/sky/zodiac';
import { planetName, signName } from '../../../design/sky/sky-names.hi';
import type { Wording } from '../../../language/wording';
import type * as english from './conditions.strings';
import { either, weekdayName } from './words';

const NATURES: Readonly<Record<string, string>> = {
  fixed: 'स्थिर',
  moving: 'चर',
  swift: 'क्षिप्र',
  gentle: 'मृदु',
  sharp: 'तीक्ष्ण',
  fierce: 'उग्र',
  mixed: 'मिश्र',
};

const planet = (word: string) => planetName(word as Planet);
const planets = (words: readonly string[]) => either(words.map(planet));
const signs = (words: readonly string[]) => either(words.map((word) => signName(word as SignKey)));

const NAMES: Readonly<Record<ConditionKind, (words: readonly string[]) => string>> = {
  waxing: () => 'बढ़ता चंद्रमा (शुक्ल पक्ष)',
  waning: () => 'घटता चंद्रमा (कृष्ण पक्ष)',
  'not-void': () => 'चंद्रमा शून्य-गति में नहीं',
  'moon-in': (words) => `चंद्रमा ${signs(words)} में`,
  'moon-not-in': (words) => `चंद्रमा ${signs(words)} में नहीं`,
  'moon-aspect': (words) => `चंद्रमा से ${planets(words)} त्रिकोण या षष्ठक पर`,
  'moon-clear-of': (words) => `चंद्रमा से ${planets(words)} युति, केंद्र या समसप्तक में नहीं`,
  'not-via-combusta': () => 'चंद्रमा दग्ध पथ (वाया कंबस्टा) में नहीं',
  direct: (words) => `${planets(words)} मार्गी`,
  'not-combust': (words) => `${planets(words)} सूर्य से 8½° से दूर`,
  'no-eclipse': ([days = '']) => `${days} दिन के भीतर कोई ग्रहण नहीं`,
  rising: (words) => `${signs(words)} लग्न`,
  'day-of': (words) => `${planets(words)} का दिन`,
  'hour-of': (words) => `${planets(words)} की होरा`,
  tithi: () => 'तिथि न रिक्ता, न अमावस्या',
  nakshatra: (words) => `${either(words.map((word) => NATURES[word] ?? word))} स्वभाव का नक्षत्र`,
  'wedding-nakshatra': () => 'विवाह का नक्षत्र',
  yoga: () => 'योग न व्यतीपात, न वैधृति',
  'no-vishti': () => 'विष्टि करण (भद्रा) नहीं',
  'no-panchaka': () => 'पंचक से बाहर',
  'no-rahu-kalam': () => 'राहु काल से बाहर',
  'no-yamaganda': () => 'यमगंड से बाहर',
  'no-gulika': () => 'गुलिक काल से बाहर',
  abhijit: () => 'अभिजित मुहूर्त में',
  'good-choghadiya': () => 'चौघड़िया अमृत, शुभ या लाभ',
  visible: (words) => `${planets(words)} अस्त नहीं`,
  'no-kharmas': () => 'खरमास से बाहर',
  'sun-up': () => 'सूर्य क्षितिज के ऊपर',
  'by-day': () => '8:00 और 20:00 के बीच',
  weekday: (words) => `${either(words.map(weekdayName))} को`,
};

export const conditionStrings: Wording<typeof english.conditionStrings> = {
  name: ({ kind, words }) => NAMES[kind](words),
  word: (kind, word) => {
    if (kind === 'weekday') return weekdayName(word);
    if (kind === 'nakshatra') return NATURES[word] ?? word;
    return kind === 'day-of' || kind === 'hour-of'
      ? planet(word)
      : (signName(word as SignKey) ?? word);
  },
  several: {
    'moon-in': 'चंद्रमा किस राशि में',
    'moon-not-in': 'चंद्रमा किस राशि में नहीं',
    rising: 'लग्न',
    'day-of': 'किस ग्रह का दिन',
    'hour-of': 'किस ग्रह की होरा',
    nakshatra: 'नक्षत्र का स्वभाव',
    weekday: 'सप्ताह का दिन',
  },
  groups: {
    moon: {
      name: 'चंद्रमा',
      hint: 'राशियाँ सायन हैं। दृष्टि सटीक होने से 3° के भीतर गिनी जाती है। दग्ध पथ तुला 15° से वृश्चिक 15° तक है।',
    },
    planets: {
      name: 'ग्रह और ग्रहण',
      hint: 'ग्रह सूर्य से 8½° के बाद मुक्त माना जाता है; ग्रहण पृथ्वी पर कहीं भी दिखे, गिना जाता है।',
    },
    hour: {
      name: 'लग्न, दिन और होरा',
      hint: 'ग्रह का दिन और उसकी होराएँ स्थान के सूर्योदय से शुरू होती हैं। लग्न सायन है।',
    },
    panchang: {
      name: 'पंचांग',
      hint: 'निरयण, लाहिरी अयनांश से; अस्त की सीमाएँ सूर्य सिद्धांत की हैं।',
    },
    parts: {
      name: 'वैदिक दिन के भाग',
      hint: 'हर भाग सूर्योदय से सूर्यास्त, या सूर्यास्त से सूर्योदय तक के समय का हिस्सा है।',
    },
    clock: { name: 'उजाला और घड़ी', hint: 'स्थान की घड़ी से।' },
  },
};
