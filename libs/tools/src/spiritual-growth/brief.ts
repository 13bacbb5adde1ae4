import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { GrowthFacts } from './facts';
import type { spiritualGrowth } from './tool';
import { WORDS } from './words';

/** What a model is asked for somebody's inner growth. */
export function brief(params: ParamsOf<typeof spiritualGrowth>, { language }: GrowthFacts): Brief {
  const promptInput = Object.entries(params).filter(
    ([name, value]) => name !== 'language' && value !== '',
  );
  return {
    language,
    task: [
      'Write a reading about inner growth from the facts: the road of the sign, how Jupiter tells of faith, Saturn of practice, Neptune of longing and the north node of direction, at birth where those are listed and today otherwise.',
      'Then say in which houses Jupiter and Saturn stand today and what they make room for. Where the facts leave two signs open, name both and do not choose. Claim no rising sign unless the facts give one.',
      'Belong to no religion and speak against none. End with one small practice for a week.',
    ].join(' '),
    voice: 'A well-travelled teacher who distrusts big words: warm, exact, with a sense of humour.',
    minWords: WORDS[language].minWords,
    maxWords: 440,
    userInput: Object.fromEntries(promptInput),
  };
}
