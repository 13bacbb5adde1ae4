import type { Wording } from '../../language/wording';
import type * as english from './birth-time.strings';

export const birthTimeStrings: Wording<typeof english.birthTimeStrings> = {
  label: 'समय कितना पक्का पता है?',
  kinds: { exact: 'मुझे पता है', rough: 'मोटे तौर पर', unknown: 'मुझे नहीं पता' },
  clock: 'जन्म समय',
  hint: 'उस स्थान की घड़ी के अनुसार, जैसा प्रमाणपत्र में लिखा है।',
  part: 'दिन का कौन-सा पहर?',
  parts: {
    night: 'रात, 0 से 6 बजे',
    morning: 'सुबह, 6 से 12 बजे',
    afternoon: 'दोपहर, 12 से 18 बजे',
    evening: 'शाम, 18 से 24 बजे',
  },
  missing: {
    kind: 'कृपया तीनों में से एक चुनें।',
    time: 'कृपया समय बताएँ, या दूसरा उत्तर चुनें।',
    part: 'कृपया दिन का एक पहर चुनें।',
  },
};
