import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { NumerologyFacts } from './facts';
import type { numerology } from './tool';
import { WORDS } from './words';

/** What a model is asked for somebody's four numbers. */
export function brief(
  params: ParamsOf<typeof numerology>,
  { language, numbers }: NumerologyFacts,
): Brief {
  const { minWords, minWordsWithoutName } = WORDS[language];
  const missing = numbers.destinyNumber === null;
  return {
    language,
    task: [
      'Write a numerology reading from the facts: the life path as the road, the destiny as what the name is able to do, the soul urge as what is wished for in private, the personality as what others meet first.',
      'Say how the numbers get along where the facts name it (unison, concord, friendly, open, stretch), what a repeated or a master number adds, and what today’s number does with the life path.',
      'Where a number is missing, say kindly why, and describe nothing in its place. Mention the other methods of counting only if they give another life path.',
      'Use no number that the facts do not give, do not count anything again, and end with one small thing to do this week.',
    ].join(' '),
    voice: 'Warm, precise and amused, as of somebody who loves sums and people equally.',
    minWords: missing ? minWordsWithoutName : minWords,
    maxWords: 420,
    userInput: { fullName: params.fullName, dob: params.dob },
  };
}
