import type { Language } from '@cosmic/contracts/language';
import type { GunaCancellation, GunaTraits, Koota } from '@cosmic/divination/guna-milan';
import type { Gana, Nadi, Vashya, Yoni } from '@cosmic/divination/guna-milan/tables';
import { HINDI_GUNA_LINES, HINDI_GUNA_WHY, HINDI_KOOTA_ASKS } from '../hindi/guna-lines';
import {
  BHAKOOT_DOSHA,
  GUNA_ANIMALS,
  GUNA_TEMPERS,
  GUNA_BEST,
  GUNA_CLOSING,
  GUNA_LEAST,
  GUNA_MOONS,
  GUNA_OPENING,
  GUNA_WHY,
  KOOTA_ASKS,
  MANGLIK_PAIR,
  NADI_DOSHA,
  NO_DOSHA,
} from './passages/guna-lines';
import type { ManglikPair } from './facts';

/** What each side brings to the kootas, and the words between. */
interface GunaFactWords {
  readonly rule: string;
  readonly ruleValue: string;
  readonly total: string;
  readonly of: (points: number, most: number) => string;
  readonly moon: (whose: number) => string;
  readonly kootas: Readonly<Record<Koota, string>>;
  readonly rules: Readonly<Record<Koota, string>>;
  readonly koota: (points: string, one: string, other: string, rule: string) => string;
  readonly vashyas: Readonly<Record<Vashya, string>>;
  readonly yonis: Readonly<Record<Yoni, string>>;
  readonly ganas: Readonly<Record<Gana, string>>;
  readonly nadis: Readonly<Record<Nadi, string>>;
  readonly kinds: Readonly<Record<GunaTraits['varna'], string>>;
  readonly dosha: Readonly<Record<'nadi' | 'bhakoot', string>>;
  readonly none: string;
  readonly bare: string;
  readonly cancelled: (why: readonly string[]) => string;
  readonly manglik: string;
  readonly pairs: Readonly<Record<ManglikPair, string>>;
}

const ENGLISH_FACTS: GunaFactWords = {
  rule: 'By which rule',
  ruleValue:
    'Ashtakoota of the north, 36 points, from the two Moons alone; sidereal by the ayanamsa of Lahiri. Cancellations are named beside the points and never change them',
  total: 'Sum',
  of: (points, most) => `${points} of ${most}`,
  moon: (whose) => `Moon ${whose}, sidereal`,
  kootas: {
    varna: 'Varna',
    vashya: 'Vashya',
    tara: 'Tara',
    yoni: 'Yoni',
    maitri: 'Graha maitri',
    gana: 'Gana',
    bhakoot: 'Bhakoot',
    nadi: 'Nadi',
  },
  rules: {
    varna: 'the first counted not after the second',
    vashya: 'by the groups of the signs',
    tara: 'half of the points for each direction of the count',
    yoni: 'by the animals of the nakshatras',
    maitri: 'by the friendship of the lords of the signs',
    gana: 'by the tempers of the nakshatras',
    bhakoot: 'by the distance of the signs',
    nadi: 'points where the two differ',
  },
  koota: (points, one, other, rule) => `${points}; ${one} and ${other}; ${rule}`,
  vashyas: {
    'four-legged': 'four legs',
    human: 'human',
    water: 'water',
    wild: 'wild',
    insect: 'insect',
  },
  yonis: {
    horse: 'horse',
    elephant: 'elephant',
    sheep: 'sheep',
    serpent: 'serpent',
    dog: 'dog',
    cat: 'cat',
    rat: 'rat',
    cow: 'cow',
    buffalo: 'buffalo',
    tiger: 'tiger',
    deer: 'deer',
    monkey: 'monkey',
    mongoose: 'mongoose',
    lion: 'lion',
  },
  ganas: { deva: 'gentle (deva)', manushya: 'human (manushya)', rakshasa: 'fierce (rakshasa)' },
  nadis: { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' },
  // The old names of the four are those of castes, which say nothing about anybody.
  kinds: {
    brahmin: 'water signs',
    kshatriya: 'fire signs',
    vaishya: 'earth signs',
    shudra: 'air signs',
  },
  dosha: { nadi: 'Nadi dosha', bhakoot: 'Bhakoot dosha' },
  none: 'does not arise',
  bare: 'named by custom; none of its usual cancellations applies',
  cancelled: (why) => `named and cancelled: ${why.join('; ')}`,
  manglik: 'Manglik of the two, by the northern list',
  pairs: {
    neither: 'neither',
    both: 'both, which is no fault for a pair',
    one: 'one of the two',
    cancelled: 'one of the two, cancelled by the same rules',
  },
};

const HINDI_FACTS: GunaFactWords = {
  rule: 'किस नियम से',
  ruleValue:
    'उत्तर भारतीय अष्टकूट, 36 अंक, केवल दो चंद्रमाओं से; लाहिरी अयनांश से निरयण। काट अंकों के पास लिखे हैं और उन्हें बदलते नहीं',
  total: 'जोड़',
  of: (points, most) => `${most} में ${points}`,
  moon: (whose) => `चंद्रमा ${whose}, निरयण`,
  kootas: {
    varna: 'वर्ण',
    vashya: 'वश्य',
    tara: 'तारा',
    yoni: 'योनि',
    maitri: 'ग्रह मैत्री',
    gana: 'गण',
    bhakoot: 'भकूट',
    nadi: 'नाड़ी',
  },
  rules: {
    varna: 'पहला दूसरे के बाद न गिना जाए',
    vashya: 'राशियों के समूह से',
    tara: 'हर ओर की गिनती के आधे अंक',
    yoni: 'नक्षत्रों के पशुओं से',
    maitri: 'राशि स्वामियों की मित्रता से',
    gana: 'नक्षत्रों के मिज़ाज से',
    bhakoot: 'राशियों की दूरी से',
    nadi: 'दोनों अलग हों तो अंक',
  },
  koota: (points, one, other, rule) => `${points}; ${one} और ${other}; ${rule}`,
  vashyas: {
    'four-legged': 'चौपाया',
    human: 'मानव',
    water: 'जल',
    wild: 'वन',
    insect: 'कीट',
  },
  yonis: {
    horse: 'अश्व',
    elephant: 'गज',
    sheep: 'मेष',
    serpent: 'सर्प',
    dog: 'श्वान',
    cat: 'मार्जार',
    rat: 'मूषक',
    cow: 'गौ',
    buffalo: 'महिष',
    tiger: 'व्याघ्र',
    deer: 'मृग',
    monkey: 'वानर',
    mongoose: 'नकुल',
    lion: 'सिंह',
  },
  ganas: { deva: 'देव', manushya: 'मनुष्य', rakshasa: 'राक्षस' },
  nadis: { adi: 'आदि', madhya: 'मध्य', antya: 'अंत्य' },
  kinds: {
    brahmin: 'जल राशियाँ',
    kshatriya: 'अग्नि राशियाँ',
    vaishya: 'पृथ्वी राशियाँ',
    shudra: 'वायु राशियाँ',
  },
  dosha: { nadi: 'नाड़ी दोष', bhakoot: 'भकूट दोष' },
  none: 'नहीं है',
  bare: 'रिवाज से कहा जाता है; इसका कोई प्रचलित काट लागू नहीं',
  cancelled: (why) => `कहा जाता है और कट जाता है: ${why.join('; ')}`,
  manglik: 'उत्तर भारतीय सूची से दोनों का मांगलिक',
  pairs: {
    neither: 'दोनों में कोई नहीं',
    both: 'दोनों, जो जोड़ी के लिए दोष नहीं',
    one: 'दोनों में एक',
    cancelled: 'दोनों में एक, जो उन्हीं नियमों से कट जाता है',
  },
};

type Passages = readonly string[];
type Dosha = Readonly<Record<'cancelled' | 'plain', Passages>>;

/** Two ganas, the gentler first. */
export type Tempers = keyof typeof GUNA_TEMPERS;

export interface GunaWords {
  readonly facts: GunaFactWords;
  readonly asks: Readonly<Record<Koota, Passages>>;
  readonly why: Readonly<Record<GunaCancellation, string>>;
  readonly lines: {
    readonly opening: Passages;
    readonly moons: Passages;
    readonly animals: Passages;
    readonly tempers: Readonly<Record<Tempers, Passages>>;
    readonly best: Passages;
    readonly least: Passages;
    readonly nadi: Dosha;
    readonly bhakoot: Dosha;
    readonly noDosha: Passages;
    readonly manglik: Readonly<Record<ManglikPair, Passages>>;
    readonly closing: Passages;
  };
}

/** All words of a matching by the language that was asked for. */
export const GUNA_WORDS: Readonly<Record<Language, GunaWords>> = {
  en: {
    facts: ENGLISH_FACTS,
    asks: KOOTA_ASKS,
    why: GUNA_WHY,
    lines: {
      opening: GUNA_OPENING,
      moons: GUNA_MOONS,
      animals: GUNA_ANIMALS,
      tempers: GUNA_TEMPERS,
      best: GUNA_BEST,
      least: GUNA_LEAST,
      nadi: NADI_DOSHA,
      bhakoot: BHAKOOT_DOSHA,
      noDosha: NO_DOSHA,
      manglik: MANGLIK_PAIR,
      closing: GUNA_CLOSING,
    },
  },
  hi: {
    facts: HINDI_FACTS,
    asks: HINDI_KOOTA_ASKS,
    why: HINDI_GUNA_WHY,
    lines: HINDI_GUNA_LINES,
  },
};
