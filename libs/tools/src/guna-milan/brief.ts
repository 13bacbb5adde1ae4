import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { GunaFacts } from './facts';
import type { gunaMilan } from './tool';

const OPEN_HOURS =
  'An hour of birth is not known: give the sum as its range, say which kootas are the same at every hour and which the hour decides, choose none of the possible values, and leave manglik open.';

/** What a model is asked for a matching. */
export function brief(params: ParamsOf<typeof gunaMilan>, { language, hours }: GunaFacts): Brief {
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a reading of the eightfold matching in the facts: the sum, what the fullest and the thinnest koota ask of the two people, and the doshas with what cancels them.',
      'Every number is that of the facts, and a cancellation never changes it.',
      ...(hours === 'open' ? [OPEN_HOURS] : []),
      'Speak of no caste, promise and threaten nothing, sell no remedy, and advise neither for nor against a marriage.',
      'Nadi says nothing about health or children. End with one thing that the two can talk about.',
    ].join(' '),
    voice: 'A kind aunt who married for love and reads the almanac for fun: warm, plain, amused.',
    minWords: language === 'hi' ? 130 : 150,
    maxWords: 400,
    userInput: promptInput(asked),
  };
}
