import type { Language } from '@cosmic/contracts/language';
import type { NakshatraNature } from '@cosmic/sky/jyotish/nakshatra-natures';
import {
  HINDI_MUHURTA_LACKS,
  HINDI_MUHURTA_LINES,
  HINDI_MUHURTA_NATURES,
  HINDI_MUHURTA_PURPOSES,
} from '../hindi/muhurta-lines';
import {
  MUHURTA_LACKS,
  MUHURTA_LINES,
  MUHURTA_NATURES,
  MUHURTA_PURPOSES,
} from './passages/muhurta-lines';
import type { Condition, Purpose } from './windows';

type OfCondition<T> = Readonly<Record<Condition, T>>;

/** What stands in the facts of a muhurta beside names and times. */
const ENGLISH_FACTS = {
  purpose: 'What for',
  purposes: {
    begin: 'to begin something new',
    home: 'to move in, or to lay a foundation',
    travel: 'to set out on a journey',
    trade: 'to open a shop or to sign a contract',
    learn: 'to begin to learn',
    celebrate: 'to invite friends and celebrate',
  } as Readonly<Record<Purpose, string>>,
  place: 'Place',
  range: 'Days',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  hours: 'What every window keeps',
  hoursValue:
    'a good choghadiya of the day (Amrit, Shubh, Labh); outside Rahu kalam; outside Vishti',
  /** How many the three of `hoursValue` are in a sum. */
  hourCount: 3,
  asked: 'What is asked beside that',
  natures: {
    fixed: 'fixed',
    moving: 'moving',
    swift: 'swift',
    gentle: 'gentle',
    sharp: 'sharp',
    fierce: 'fierce',
    mixed: 'mixed',
  } as Readonly<Record<NakshatraNature, string>>,
  conditions: {
    tithi: () => 'a tithi that is neither Rikta (4, 9, 14) nor Amavasya',
    nakshatra: (natures) => `a nakshatra of the kinds ${natures.join(', ')}`,
    paksha: () => 'the bright half of the month',
    panchaka: () => 'outside Panchaka, the Moon from 300° on',
  } as OfCondition<(natures: readonly string[]) => string>,
  rule: 'By which rule',
  ruleValue:
    "Sunrise is the upper limb of the Sun at sea level with 34' of refraction; ayanamsa of Lahiri; natures of the nakshatras by the Brihat Samhita; a window lasts at least 24 minutes",
  count: 'Windows in these days',
  counted: (count: number) => String(count),
  noSun: 'none, since the Sun does not rise and set on these dates here',
  window: (number: number) => `Window ${number}`,
  sum: (kept: number, asked: number) => `keeps ${kept} of ${asked}`,
  but: (sum: string, lacks: readonly string[]) => `${sum}, all but ${lacks.join(' and ')}`,
  lacks: {
    tithi: 'the tithi',
    nakshatra: 'the kind of nakshatra',
    paksha: 'the bright half',
    panchaka: 'Panchaka',
  } as OfCondition<string>,
};

const HINDI_FACTS: typeof ENGLISH_FACTS = {
  purpose: 'किसलिए',
  purposes: {
    begin: 'कुछ नया शुरू करने के लिए',
    home: 'गृह-प्रवेश या नींव के लिए',
    travel: 'यात्रा पर निकलने के लिए',
    trade: 'दुकान खोलने या अनुबंध के लिए',
    learn: 'सीखना शुरू करने के लिए',
    celebrate: 'दोस्तों को बुलाने और उत्सव के लिए',
  },
  place: 'स्थान',
  range: 'दिन',
  fromTo: (from, to) => `${from} से ${to}`,
  hours: 'हर घड़ी क्या पूरा करती है',
  hoursValue: 'दिन का अच्छा चौघड़िया (अमृत, शुभ, लाभ); राहु काल से बाहर; विष्टि से बाहर',
  hourCount: 3,
  asked: 'इसके साथ क्या माँगा गया',
  natures: {
    fixed: 'स्थिर',
    moving: 'चर',
    swift: 'क्षिप्र',
    gentle: 'मृदु',
    sharp: 'तीक्ष्ण',
    fierce: 'उग्र',
    mixed: 'मिश्र',
  },
  conditions: {
    tithi: () => 'तिथि जो न रिक्ता (4, 9, 14) हो, न अमावस्या',
    nakshatra: (natures) => `इन स्वभावों का नक्षत्र: ${natures.join(', ')}`,
    paksha: () => 'शुक्ल पक्ष',
    panchaka: () => 'पंचक से बाहर, यानी चंद्रमा 300° से पहले',
  },
  rule: 'किस नियम से',
  ruleValue:
    "सूर्योदय: समुद्र-तल पर सूर्य का ऊपरी किनारा, 34' अपवर्तन के साथ; लाहिरी अयनांश; नक्षत्रों के स्वभाव बृहत् संहिता से; घड़ी कम से कम 24 मिनट की",
  count: 'इन दिनों में घड़ियाँ',
  counted: (count) => String(count),
  noSun: 'कोई नहीं, क्योंकि इन तारीख़ों को यहाँ सूर्य उदय और अस्त नहीं होता',
  window: (number) => `घड़ी ${number}`,
  sum: (kept, asked) => `${asked} में ${kept} पूरी`,
  but: (sum, lacks) => `${sum}, बस ${lacks.join(' और ')} नहीं`,
  lacks: { tithi: 'तिथि', nakshatra: 'नक्षत्र का स्वभाव', paksha: 'शुक्ल पक्ष', panchaka: 'पंचक का नियम' },
};

type Passages = readonly string[];

export interface MuhurtaWords {
  readonly facts: typeof ENGLISH_FACTS;
  readonly purposes: Readonly<Record<Purpose, Passages>>;
  readonly natures: Readonly<Record<NakshatraNature, Passages>>;
  readonly lacks: OfCondition<Passages>;
  readonly lines: Readonly<Record<keyof typeof MUHURTA_LINES, Passages>>;
}

/** All words of a muhurta by the language that was asked for. */
export const MUHURTA_WORDS: Readonly<Record<Language, MuhurtaWords>> = {
  en: {
    facts: ENGLISH_FACTS,
    purposes: MUHURTA_PURPOSES,
    natures: MUHURTA_NATURES,
    lacks: MUHURTA_LACKS,
    lines: MUHURTA_LINES,
  },
  hi: {
    facts: HINDI_FACTS,
    purposes: HINDI_MUHURTA_PURPOSES,
    natures: HINDI_MUHURTA_NATURES,
    lacks: HINDI_MUHURTA_LACKS,
    lines: HINDI_MUHURTA_LINES,
  },
};
