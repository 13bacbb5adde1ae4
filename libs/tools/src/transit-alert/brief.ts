import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { TransitFacts } from './facts';
import type { transitAlert } from './tool';
import { WORDS } from './words';

/** What a model is asked for a transit. */
export function brief(params: ParamsOf<typeof transitAlert>, { language }: TransitFacts): Brief {
  return {
    language,
    task: [
      'Write a reading about the transit from the facts: when it is, in which sign, which house that is counted from the rising sign, and how it sits with the Moon sign.',
      'Name the dates as listed, and say whether it is under way or still to come.',
      'Give two or three ways to work with it and end with one question. Frighten nobody, foretell no events, and forbid nothing.',
    ].join(' '),
    voice: 'A calm weather forecaster with a sense of humour.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: promptInput({ ...params, zone: '' }),
  };
}
