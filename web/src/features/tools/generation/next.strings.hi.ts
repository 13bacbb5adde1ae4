import type { Wording } from '../../../language/wording';
import type * as english from './next.strings';

export const nextStrings: Wording<typeof english.nextStrings> = {
  title: 'आगे',
  card: (name: string) => `${name} के सारे अर्थ`,
  deck: 'पत्तों की गड्डी',
  planet: (planet: string) => `इसमें ${planet} का भी हाथ है; यह रहा उसका दिन`,
  retrograde: (planet: string) => `${planet} वक्री है; किन बातों को दोबारा देखें`,
  today: (sign: string) => `${sign} के लिए आज का दिन`,
  company: (sign: string) => `${sign} की किससे बनती है`,
  love: (sign: string) => `${sign} के लिए प्रेम का आने वाला सप्ताह`,
  number: (number: string) => `आपकी राह, दोहराए अंकों में: ${number} क्या कहता है`,
  bestDays: 'शुभ समय',
  bestDaysFor: {
    begin: 'कुछ शुरू करने के लिए साल भर का हर शुभ समय',
    sign: 'हस्ताक्षर के लिए साल भर का हर शुभ समय',
    travel: 'यात्रा पर निकलने के लिए साल भर का हर शुभ समय',
    marry: 'विवाह के लिए साल भर का हर शुभ समय',
  },
  pair: 'आप दोनों के लिए एक जगह और एक समय',
  open: 'जो अब भी खुला है, उसके लिए एक पत्ता',
  moon: 'अगली पूर्णिमा कब है, और किस काम की',
};
