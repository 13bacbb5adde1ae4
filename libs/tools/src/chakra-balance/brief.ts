import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { ChakraFacts } from './facts';
import type { chakraBalance } from './tool';
import { WORDS } from './words';

/** What a model is asked for the seven centres. */
export function brief({ dob }: ParamsOf<typeof chakraBalance>, { language }: ChakraFacts): Brief {
  return {
    language,
    task: [
      'Write a reading of the seven chakras as the facts weigh them: the strongest and what kind of person it makes, those that are quiet and how they can be invited, and the centre of today with one small exercise.',
      'Use the numbers and percentages of the facts and no others. End with one question to keep.',
      'Say plainly that it is a picture to think with. Never speak of health, blockages or healing, and promise nothing.',
    ].join(' '),
    voice: 'Warm, concrete and humorous, like a yoga teacher who also repairs bicycles.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { dob },
  };
}
