import type { Wording } from '../../../language/wording';
import type * as english from './numerology.strings';

export const numerologyStrings: Wording<typeof english.numerologyStrings> = {
  title: 'आपके अंक',
  tabs: 'चार अंक',
  worked: 'यह कैसे निकाला गया',
  none: 'गिनने के लिए कोई अक्षर नहीं',
  incomplete: 'कृपया अपना पूरा नाम और जन्मतिथि लिखें',
  offline:
    'कनेक्शन नहीं है, इसलिए ये आपके उपकरण पर गिने गए। इन्हें जोड़ने वाला पठन कनेक्शन लौटने पर माँगा जा सकता है।',
  guest: {
    title: 'अपने अंक सँजोएँ',
    text: 'निःशुल्क खाते के साथ वे आपकी डायरी में रहते हैं, और आपकी जन्मतिथि हर जगह भरी मिलती है।',
    signup: 'निःशुल्क साइन अप करें',
    onward: 'अतिथि के रूप में आगे बढ़ें',
    save: 'सहेजने के लिए साइन अप करें',
  },
  save: 'पठन सहेजें',
  teaser: {
    title: 'आपके अंकों में और भी बहुत कुछ है',
    items: ['व्यक्तिगत वर्ष', 'कर्म ऋण', 'अनुकूलता के पठन', 'जीवन चक्र'],
    more: 'और जानें',
  },
  related: { title: 'आगे देखें', tarot: 'टैरो पठन', horoscope: 'दैनिक राशिफल' },
};
