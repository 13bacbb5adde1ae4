import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { CompatibilityFacts } from './facts';
import type { compatibility } from './tool';
import { WORDS } from './words';

/** What a model is asked for two signs. */
export function brief(
  params: ParamsOf<typeof compatibility>,
  { language, guests }: CompatibilityFacts,
): Brief {
  const isExact = guests.theirs.length > 0;
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a compatibility reading for two people from the facts; the reader is "you", the other one is "they".',
      'Say what the distance between the signs, the two elements, the two modes and the two rulers are like to live with, where it is easy and where it needs talk.',
      isExact
        ? 'Both births are exact: bring in Moon, Venus and Mars of each, the closest contacts between the charts, and one planet of each in a house of the other.'
        : 'Where positions for birth dates are listed, bring in Venus, Mars and the closest contact between the two; remind the reader that without an hour they are for the middle of the day.',
      'End with one thing that the two can try. Give no score and no verdict on whether they should be together, and take no gender for granted.',
    ].join(' '),
    voice: 'Warm, grown-up and a little amused, on the side of both people.',
    minWords: WORDS[language].minWords,
    maxWords: isExact ? 560 : 460,
    userInput: promptInput(asked),
  };
}
