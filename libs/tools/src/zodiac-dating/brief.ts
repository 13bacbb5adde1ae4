import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { DatingFacts } from './facts';
import type { zodiacDating } from './tool';
import { WORDS } from './words';

/** What a model is asked for a date of two. */
export function brief(
  { language: _, ...asked }: ParamsOf<typeof zodiacDating>,
  { pair: { language } }: DatingFacts,
): Brief {
  return {
    language,
    task: [
      'Write a dating reading for two people from the facts; the reader is "you", the other one is named by the second name where it is plainly a name, else "they".',
      'Say how each of the two signs flirts, what the distance and the elements of the signs do to a first hour together, and plan one concrete date that suits both, with a place, a thing to do and a question worth asking.',
      'Where Venus and Mars of a birth date are listed, use them for what each one likes and how each one pursues.',
      'Name one or two of the listed days with their Moon, and one habit that could trip the two of them up. Give no score, promise no future, and take no gender for granted.',
    ].join(' '),
    voice: 'A quick-witted friend on the phone while you are choosing what to wear.',
    minWords: WORDS[language].minWords,
    maxWords: 500,
    userInput: promptInput(asked),
  };
}
