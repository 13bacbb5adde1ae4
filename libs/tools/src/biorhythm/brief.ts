import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { BiorhythmFacts } from './facts';
import type { biorhythm } from './tool';
import { WORDS } from './words';

/** What a model is asked for the three curves. */
export function brief({ dob }: ParamsOf<typeof biorhythm>, { language }: BiorhythmFacts): Brief {
  return {
    language,
    task: [
      'Write a reading of the three biorhythm curves in the facts: where body, heart and mind stand today and what kind of day that makes them together.',
      'Name the critical days of the next two weeks with their curves and what a little care could look like on the first of them, then the highest and the lowest day and what each would be good for.',
      'Say plainly that it is a pastime which measures nothing. Speak of pace and mood, never of health, and warn of nothing.',
    ].join(' '),
    voice: 'Friendly, brisk and good-humoured, like a trainer who also reads novels.',
    minWords: WORDS[language].minWords,
    maxWords: 380,
    userInput: { dob },
  };
}
