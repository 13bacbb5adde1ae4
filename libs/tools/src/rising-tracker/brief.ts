import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { RisingFacts } from './facts';
import type { risingTracker } from './tool';
import { WORDS } from './words';

/** What a model is asked for a horizon. */
export function brief(
  { location }: ParamsOf<typeof risingTracker>,
  { language }: RisingFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the sign that rises at the place in the facts at this minute: what kind of hour it makes, how far it has come, and what its ruler and the setting sign add.',
      'Give all times by the clock of the place, as the facts have them, and say when the sign changes.',
      'Then choose two or three of the signs to come and say what their hours would suit: fire for beginnings, earth for useful work, air for talk, water for quiet.',
      'If the facts name the quickest and the slowest sign of the place, mention them as a curiosity. The reader’s own birth is not known, so claim nothing about it.',
    ].join(' '),
    voice: 'Wide awake, precise and playful, like a lighthouse keeper on a good night.',
    minWords: WORDS[language].minWords,
    maxWords: 380,
    userInput: promptInput({ location }),
  };
}
