import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { QuizFacts } from './facts';
import type { archetypeQuiz } from './tool';
import { WORDS } from './words';

/** What a model is asked for the result of the quiz. */
export function brief(
  { language: _, ...filledIn }: ParamsOf<typeof archetypeQuiz>,
  { language }: QuizFacts,
): Brief {
  return {
    language,
    task: [
      'Write the result of an archetype quiz from the facts: the leading archetype and the second one, each named with its share, and how the two work together in one person.',
      'Take up two or three of the listed answers and say what each gives away, among them one that does not fit the result.',
      'Say whether the three signs alone would have put the same archetype first, and what the difference may mean.',
      'Describe what the leading archetype does when it is tired and what brings it back. It is a mirror and not a diagnosis.',
    ].join(' '),
    voice: 'Perceptive, playful and kind, as of somebody who has known the reader for years.',
    minWords: WORDS[language].minWords,
    maxWords: 500,
    userInput: promptInput(filledIn),
  };
}
