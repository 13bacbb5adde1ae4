import { HINDI_FESTIVALS } from '@cosmic/sky/jyotish/hindi-names';
import type { Wording } from '../../language/wording';
import type * as english from './panchang-words.strings';

export const panchangWords: Wording<typeof english.panchangWords> = {
  home: 'नई दिल्ली, भारत',
  until: (name, time) => `${name}, ${time} तक`,
  ofOthers: (name) => `${name}, वैष्णव`,
  festivals: HINDI_FESTIVALS,
  observances: {
    ekadashi: 'एकादशी',
    purnima: 'पूर्णिमा',
    amavasya: 'अमावस्या',
    sankranti: 'संक्रांति',
  },
};
