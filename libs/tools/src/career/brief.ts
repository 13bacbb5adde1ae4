import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { CareerFacts } from './facts';
import type { career } from './tool';
import { WORDS } from './words';

/** What a model is asked for somebody's working life. */
export function brief({ sign, dob }: ParamsOf<typeof career>, { language }: CareerFacts): Brief {
  return {
    language,
    task: [
      'Write a reading about working life from the facts: how the sign likes to work, what Mercury, Mars, Jupiter and Saturn at birth add where they are listed, and where the Sun, Jupiter and Saturn stand today, the tenth house first.',
      'Where two Sun signs are possible, name both and do not choose. Without an hour of birth there is no midheaven and no rising sign, so claim neither.',
      'End with one small step for this week. Give no financial or legal advice, foretell no success, and advise nobody to quit or to stay.',
    ].join(' '),
    voice: 'Encouraging, dry and practical, as of an older colleague who wishes you well.',
    minWords: WORDS[language].minWords,
    maxWords: 430,
    userInput: promptInput({ sign, dob }),
  };
}
