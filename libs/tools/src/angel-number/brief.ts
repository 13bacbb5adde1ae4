import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { AngelNumberFacts } from './facts';
import type { angelNumber } from './tool';
import { WORDS } from './words';

/** What a model is asked for a number. */
export function brief(
  { number }: ParamsOf<typeof angelNumber>,
  { language }: AngelNumberFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the number in the facts for somebody who keeps noticing it.',
      'Begin with the shape its digits make, go on to what the most frequent digit stands for and what the others add, and come down to the root.',
      'End with one small thing to do and one honest question. Treat the number as an occasion to think, never as a promise or a warning.',
    ].join(' '),
    voice: 'Curious, clear and kind, with a light touch of humour; no mystical fog.',
    minWords: WORDS[language].minWords,
    maxWords: 380,
    userInput: { number },
  };
}
