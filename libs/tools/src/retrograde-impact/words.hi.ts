import {
  RETRO_CLOSING,
  RETRO_FROM_SUN,
  RETRO_LAST,
  RETRO_REVIEW,
  RETRO_TWO_SIGNS,
} from '../passages/retrograde-lines.hi';
import { RETRO_MOON, RETRO_RISING, RETRO_SUN } from '../passages/retrograde-signs.hi';
import type { RetrogradeImpactWords } from './words';

/** What a retrograde is about, in Hindi; the reviewed things stand in a list, so no postposition bends them. */
const MEANING: RetrogradeImpactWords['meaning'] = {
  mercury: {
    rhythm: 'साल में तीन-चार बार, लगभग तीन हफ़्ते',
    theme: 'शब्द, योजनाएँ और छोटे उपकरण',
    review: ['आधे लिखे संदेश', 'बैकअप और पते', 'बहुत जल्दी ख़त्म हुई एक बातचीत'],
  },
  venus: {
    rhythm: 'लगभग हर उन्नीस महीने में, क़रीब छह हफ़्ते',
    theme: 'प्रेम, पसंद और मूल्य',
    review: ['सच में क्या भाता है', 'एक पुरानी दोस्ती', 'आराम पर होने वाला ख़र्च'],
  },
  mars: {
    rhythm: 'हर दो साल दो महीने में, लगभग दस हफ़्ते',
    theme: 'जोश, ग़ुस्सा और हिम्मत',
    review: ['अपनी रफ़्तार', 'एक अधूरी कोशिश', 'ना कहने का तरीक़ा'],
  },
  jupiter: {
    rhythm: 'हर तेरह महीने में, लगभग चार महीने',
    theme: 'बढ़त, आस्था और अर्थ',
    review: ['अपनी मान्यताएँ और उनकी वजह', 'बीच में छूटी एक पढ़ाई', 'जोश में किए हुए वादे'],
  },
  saturn: {
    rhythm: 'साल में एक बार, लगभग साढ़े चार महीने',
    theme: 'कर्तव्य, सीमा और समय',
    review: ['अपना कैलेंडर', 'एक पुरानी ज़िम्मेदारी', 'अपनी तय की हुई सीमाएँ'],
  },
  uranus: {
    rhythm: 'साल में एक बार, लगभग पाँच महीने',
    theme: 'आज़ादी और आश्चर्य',
    review: ['जहाँ घुटन लगती है', 'अधूरी छूटी एक ईजाद', 'विरोध करने की आदत'],
  },
  neptune: {
    rhythm: 'साल में एक बार, पाँच महीने से कुछ ज़्यादा',
    theme: 'सपने और आदर्श',
    review: ['थका देने वाला एक आदर्श', 'नींद और सपने', 'किस-किस को बचाने की कोशिश रही'],
  },
  pluto: {
    rhythm: 'साल में एक बार, लगभग पाँच महीने',
    theme: 'शक्ति और नयापन',
    review: ['जिसे कसकर पकड़ रखा है', 'एक पुराना डर', 'अपने असर का इस्तेमाल'],
  },
};

/** A reading about a retrograde in Hindi. */
export const HINDI: RetrogradeImpactWords = {
  minWords: 150,
  labels: {
    sun: 'सूर्य राशि',
    moon: 'चंद्र राशि',
    rising: 'लग्न',
    fromRising: 'लग्न से गिनकर',
    fromSun: 'सूर्य राशि से गिनकर',
    rhythm: 'कितनी बार',
    theme: 'विषय',
  },
  positionAt: (position, noon, isRetrograde) =>
    `${position}, ${noon}, ${isRetrograde ? 'वक्री' : 'सीधी चाल'}`,
  today: (planet) => `आज ${planet}`,
  before: (planet) => `${planet} पिछली बार वक्री`,
  turnsIn: (planet, from, to) =>
    `${planet} ${from} वक्री${to === undefined ? '' : ` और ${to} मार्गी`} होता है`,
  meaning: MEANING,
  last: RETRO_LAST,
  sunHouse: RETRO_FROM_SUN,
  border: RETRO_TWO_SIGNS,
  sun: RETRO_SUN,
  moon: RETRO_MOON,
  rising: RETRO_RISING,
  review: RETRO_REVIEW,
  closing: RETRO_CLOSING,
};
