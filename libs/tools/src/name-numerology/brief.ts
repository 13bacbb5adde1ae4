import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { NameFacts } from './facts';
import type { nameNumerology } from './tool';
import { WORDS } from './words';

/** What a model is asked for a name. */
export function brief(
  { language: _, ...asked }: ParamsOf<typeof nameNumerology>,
  { language }: NameFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of a name from the facts: its first letter, what all letters, the vowels and the consonants come to, the digits that lead and those that are missing.',
      'Set the Chaldean number, which follows the sound, beside the Pythagorean destiny, which follows the alphabet, and say whether they meet in one root.',
      'Say how the numbers get along where the facts name it (unison, concord, friendly, open, stretch). Initials in tune are a game: advise nobody to change a name.',
      'Count nothing again and use no number that the facts do not give. End with one small thing to do with the name this week.',
    ].join(' '),
    voice: 'Playful and exact, as of somebody who loves old letters and has good manners.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: promptInput(asked),
  };
}
