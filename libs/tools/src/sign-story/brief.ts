import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { StoryFacts } from './facts';
import type { signStory } from './tool';
import { WORDS } from './words';

/** What a model is asked for a tale. */
export function brief(params: ParamsOf<typeof signStory>, { language }: StoryFacts): Brief {
  return {
    language,
    task: [
      'Write a short tale in three scenes, in the second person and the present tense, at the place and with the thing in the facts.',
      'In the first scene the reader arrives in the manner of the rising sign and comes upon the thing; in the second, at night under the Moon of the facts, what the Moon sign needs comes up; in the third, in the morning, the Sun sign decides what to do.',
      'Let the elements of the Sun and Moon sign show in how the two pull together or apart, and end on an image and not on advice.',
      'Show the signs in what happens; name each of the three once. Nobody is harmed, and nothing is foretold.',
    ].join(' '),
    voice: 'A storyteller by lamplight: plain words, exact pictures, a smile in the corner.',
    minWords: WORDS[language].minWords,
    maxWords: 520,
    userInput: {
      sign: params.sign,
      moonSign: params.moonSign,
      risingSign: params.risingSign,
    },
  };
}
