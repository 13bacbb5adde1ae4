import type { CardWords } from './passages/tarot-card-words';
import { MAJORS_TO_SEVEN } from './passages/tarot-majors-first';
import { MAJORS_TO_FOURTEEN } from './passages/tarot-majors-second';
import { MAJORS_TO_TWENTY_ONE } from './passages/tarot-majors-third';

/** Of the 22 major cards, from The Fool to The World: fifteen passages each, as one may come three times in a month. */
export const MAJOR_WORDS: readonly CardWords[] = [
  ...MAJORS_TO_SEVEN,
  ...MAJORS_TO_FOURTEEN,
  ...MAJORS_TO_TWENTY_ONE,
];
