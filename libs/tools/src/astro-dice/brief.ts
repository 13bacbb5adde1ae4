import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { DiceFacts } from './facts';
import type { astroDice } from './tool';
import { WORDS } from './words';

/** What a model is asked for a throw of the dice. */
export function brief(
  { language: _, ...asked }: ParamsOf<typeof astroDice>,
  { language }: DiceFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of a throw of astrological dice from the facts: the planet says what it is about, the sign how, the house where.',
      'Say how the planet stands in that sign by the rules of the craft, and set where the planet really is today beside the throw. The throw is not the sky: never say that the planet is in the sign of the dice.',
      'The visitor has put no question, so read it as a hint where to look. Foretell nothing, and end with one small thing to do before tonight.',
    ].join(' '),
    voice: 'Quick, dry and good-humoured, as of somebody who reads dice at the kitchen table.',
    minWords: WORDS[language].minWords,
    maxWords: 340,
    userInput: promptInput(asked),
  };
}
