import type { Wording } from '../../../language/wording';
import type * as english from './panchang.strings';

export const panchangStrings: Wording<typeof english.panchangStrings> = {
  title: 'महीने का पंचांग',
  asking: 'फिर से पूछ रहे हैं',
  failed: 'इस महीने के दिन नहीं निकाले जा सके। पंचांग 1801 से 2199 तक के वर्ष जानता है।',
  intro:
    'आपके स्थान पर हर दिन अपने सूर्योदय से: तिथि और नक्षत्र अपने अंत के साथ, मास, और वे त्योहार जो नियम से आते हैं।',
  place: 'स्थान',
  placeHint: 'दिन की तिथि सूर्योदय तय करता है, और सूर्योदय स्थान',
  months: 'महीने',
  before: 'पिछला महीना',
  after: 'अगला महीना',
  now: 'यह महीना',
  table: (month, place) => `${month} का पंचांग, ${place}`,
  all: (month) => `${month} का हर दिन`,
  heads: ['दिन', 'पर्व', 'तिथि', 'नक्षत्र', 'मास', 'सूर्योदय'],
  month: (name, isAdded) => (isAdded ? `${name}, अधिक` : name),
  bright: 'शुक्ल',
  dark: 'कृष्ण',
  noSun: 'यहाँ सूर्य उदय और अस्त नहीं होता',
  file: 'महीने को कैलेंडर फ़ाइल के रूप में लें',
  fileName: (month) => `पंचांग-${month}.ics`,
  calendar: (month, place) => `पंचांग ${month}, ${place}`,
  toDay: 'आज का पंचांग, घंटे-घंटे',
  rule: "सूर्योदय: समुद्र-तल पर सूर्य का ऊपरी किनारा, 34' अपवर्तन के साथ; लाहिरी अयनांश; मास अमांत हैं, अमावस्या से अमावस्या तक। तिथि उस दिन की मानी जाती है जिसके सूर्योदय पर वह हो।",
};
