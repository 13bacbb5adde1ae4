import type { Quarter } from '@cosmic/sky/astronomy/moon';
import { HINDI_PLANETS } from '@cosmic/sky/hindi-names';
import type * as english from './event-words';
import { meaningOf } from './meanings';

const QUARTERS: Readonly<Record<Quarter, string>> = {
  'new-moon': 'चंद्रमा ओझल है और महीना फिर से शुरू होता है। अपनी चाह को नाम देने के लिए एक शांत रात।',
  'first-quarter': 'आधा प्रकाशित और बढ़ता हुआ। अमावस्या पर जो शुरू हुआ, उसकी पहली परख होती है।',
  'full-moon': 'साँझ से भोर तक आकाश में। दो सप्ताह पहले जो शुरू हुआ, वह अपना चेहरा दिखाता है।',
  'last-quarter': 'आधा प्रकाशित और घटता हुआ। लौटाने, पूरा करने और मेज़ साफ़ करने का समय।',
};

const ECLIPSES = {
  sun: 'अमावस्या का चंद्रमा सूर्य के सामने से गुज़रता है। योजना में एक ठहराव, और किसी दूसरी के लिए जगह।',
  moon: 'पूर्णिमा का चंद्रमा पृथ्वी की छाया से गुज़रता है। कुछ सबके सामने अपने अंत तक पहुँचता है।',
} as const;

export const wordsFor: typeof english.wordsFor = (event) => {
  switch (event.kind) {
    case 'moon-phase':
      return QUARTERS[event.phase];
    case 'eclipse':
      return ECLIPSES[event.eclipsed];
    case 'ingress':
      return event.retrograde
        ? `उस राशि में वापसी जिसे वह छोड़ चुका था। ${meaningOf(event.body, event.sign)}`
        : meaningOf(event.body, event.sign);
    case 'station':
      return event.turns === 'retrograde'
        ? `${HINDI_PLANETS[event.body]} ठहरता है और पीछे मुड़ता है। जो उसके हाथ में है, वह दूसरी नज़र माँगता है।`
        : `${HINDI_PLANETS[event.body]} ठहरता है और आगे बढ़ता है। जो उसके हाथ में है, वह फिर राह पाता है।`;
    case 'void-of-course':
      return 'चंद्रमा अपनी राशि में अब किसी ग्रह से दृष्टि नहीं बनाता। विश्राम और रोज़ के कामों के लिए अच्छे घंटे।';
  }
};
