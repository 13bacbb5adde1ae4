import type { Wording } from '../../language/wording';
import type * as english from './three.strings';

export const threeStrings: Wording<typeof english.threeStrings> = {
  sun: 'सूर्य',
  moon: 'चंद्र',
  rising: 'लग्न',
  toldBy: { sun: 'आपकी चाह', moon: 'आपकी ज़रूरत', rising: 'आपका पहला कदम' },
  needsHour: 'इसके लिए समय और शहर चाहिए',
  needsPlace: 'इसके लिए शहर चाहिए',
  both: 'तारीख से दोनों संभव हैं; समय तय करता है।',
  several: 'इनमें से एक; सही समय तय करता है।',
};
