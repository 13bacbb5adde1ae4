import type { Wording } from '../../../../language/wording';
import type * as english from './own-signs.strings';

export const ownSignsStrings: Wording<typeof english.ownSignsStrings> = {
  title: 'आपकी राशियाँ',
  fromChart: 'आपकी कुंडली से।',
  fromChartOf: (name: string) => `${name} की कुंडली से।`,
  byHand: 'राशियाँ खुद चुनें',
  byDate: 'जन्मतिथि से पता करें',
  byMyChart: 'मेरी कुंडली से लें',
  byAnotherDate: 'कोई और जन्मतिथि दें',
  intro: 'हिसाब यहीं आपके डिवाइस पर होता है। सिर्फ़ राशियाँ भेजी जाती हैं।',
  date: 'जन्मतिथि',
  dateHint: 'सूर्य राशि के लिए काफ़ी है, और ज़्यादातर दिनों में चंद्र राशि के लिए भी।',
  dateRange: 'जन्मतिथि 1900 और आज के बीच होनी चाहिए।',
  place: 'जन्म स्थान',
  placeHint: 'शहर बताता है कि घड़ी कौन-सी थी और वहाँ क्या उदय हो रहा था।',
  working: 'आपकी राशियाँ निकाली जा रही हैं...',
  failed: 'यहाँ आपकी राशियाँ नहीं निकल सकीं। आप उन्हें खुद चुन सकते हैं।',
  both: 'तारीख से दोनों संभव हैं; समय तय करता है। जो अपनी लगे, उसे चुनें।',
  several: 'इनमें से एक; सही समय तय करता है। जो अपनी लगे, उसे चुनें।',
  needsHour: 'इसके लिए समय और शहर चाहिए। अगर पता हो तो चुन लें।',
  needsPlace: 'इसके लिए शहर चाहिए। अगर पता हो तो चुन लें।',
  addToChart: 'मेरी कुंडली में समय और शहर जोड़ें',
  addToChartOf: (name: string) => `${name} का समय और शहर जोड़ें`,
};
