import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { BabyNameFacts } from './facts';
import type { babyName } from './tool';
import { WORDS } from './words';

/** What a model is asked for six names. */
export function brief(
  { gender, sign1, sign2 }: ParamsOf<typeof babyName>,
  { language }: BabyNameFacts,
): Brief {
  return {
    language,
    task: [
      'Present the six names in the facts to parents of the two signs, and no other names: for each one its language, its meaning in quotation marks, its number and the reason for which it was chosen, as the facts have them.',
      'Say in a sentence what the elements of the two signs make together, and end with a way of trying a name out in daily life.',
      'A name decides nothing about a child: say so lightly, and foretell neither character nor luck.',
    ].join(' '),
    voice:
      'Warm and delighted, like an aunt who collects names and has never pressed one on anybody.',
    minWords: WORDS[language].minWords,
    maxWords: 480,
    userInput: { gender, sign1, sign2 },
  };
}
