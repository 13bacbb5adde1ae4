import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { LoveFacts } from './facts';
import type { loveForecast } from './tool';
import { WORDS } from './words';

/** What a model is asked for a love forecast. */
export function brief(params: ParamsOf<typeof loveForecast>, { language }: LoveFacts): Brief {
  return {
    language,
    task: [
      'Write a love forecast for the sign and the period in the facts; the reader may be single or in a couple, so speak to both and take no gender for granted.',
      'Say where Venus and Mars stand and in which houses, then tell the listed changes of sign, turns and meetings in order of time, with their dates, two or three of them at most.',
      'Where Venus and Mars at birth are listed, say how this person loves and wants, and which contact of the period touches that.',
      'End with one day of the list that is worth an invitation. Foretell no meeting, no marriage and no parting; describe the weather and leave the steps to the reader.',
    ].join(' '),
    voice:
      'A friend who has been in love often enough to find it funny: warm, frank, concrete, never coy.',
    minWords: WORDS[language].minWords,
    maxWords: 500,
    userInput: promptInput(params),
  };
}
