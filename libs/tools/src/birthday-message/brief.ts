import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { BirthdayFacts } from './facts';
import type { birthdayMessage } from './tool';
import { WORDS } from './words';

/** What a model is asked for a birthday. */
export function brief(
  { language: _, ...asked }: ParamsOf<typeof birthdayMessage>,
  { language }: BirthdayFacts,
): Brief {
  return {
    language,
    task: [
      'Write a birthday letter to the reader from the facts, for the next birthday or, where no date is listed, for the Sun’s month in the sign.',
      'Say what this sign gives to the people around it, when the Sun comes back to its place, what Moon and Venus of that day bring, and, where they are listed, what the life path number and the personal year add.',
      'Where two Sun signs are possible, name both and do not choose. End with one wish for the new year of life and one small present that the reader could give themselves.',
      'Congratulate without flattery, foretell nothing, and make no jokes about being old.',
    ].join(' '),
    voice: 'A letter from an old friend with good handwriting: warm, specific, a little funny.',
    minWords: WORDS[language].minWords,
    maxWords: 420,
    userInput: promptInput(asked),
  };
}
