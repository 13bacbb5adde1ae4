import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { KarmicFacts } from './facts';
import type { karmicAstrology } from './tool';
import { WORDS } from './words';

/** What a model is asked for the nodes and Saturn. */
export function brief(params: ParamsOf<typeof karmicAstrology>, { language }: KarmicFacts): Brief {
  return {
    language,
    task: [
      'Write a reading of the nodes of the Moon and of Saturn from the facts: the South Node as what comes too easily, the North Node as what is worth learning, Saturn as the slow teacher.',
      'Say how Saturn and the South Node stand to one another and where both are today; name a coming Saturn return where one is listed. Where two signs are possible, say so.',
      'Make no claim about past lives, debts, guilt or punishment. End with one small exercise towards the North Node.',
    ].join(' '),
    voice: 'Humane and dry, as of an old teacher who likes the pupil.',
    minWords: WORDS[language].minWords,
    maxWords: 420,
    userInput: promptInput(params),
  };
}
