import type { Wording } from '../../language/wording';
import type * as english from './place-control.strings';

export const placesStrings: Wording<typeof english.placesStrings> = {
  hint: 'रोमन लिपि में कुछ अक्षर लिखें और शहर चुनें',
  searching: 'खोजा जा रहा है…',
  none: 'इन अक्षरों से कोई शहर शुरू नहीं होता',
  failed: 'अभी शहर नहीं खोजे जा सकते',
  unchosen: 'कृपया सूची में से शहर चुनें',
  clear: 'स्थान मिटाएँ',
};
