import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { DreamLogFacts } from './facts';
import type { dreamLog } from './tool';
import { WORDS } from './words';

/** What a model is asked for several dreams. */
export function brief(
  { dream1, dream2, dream3 }: ParamsOf<typeof dreamLog>,
  { language, reports }: DreamLogFacts,
): Brief {
  return {
    language,
    minWords: WORDS[language].minWords,
    maxWords: 450,
    userInput: promptInput({ dream1, dream2, dream3 }),
    task: [
      'Write a look at the dreams that the visitor typed, the oldest first: which symbols and moods return, as listed in the facts, and what changes from the first dream to the last.',
      'Where nothing returns, compare what the dreamer does in each of them. Offer meanings as questions and possibilities.',
      'End with one way of keeping the next dreams, under the phase of the Moon in the facts.',
      'Dreams foretell nothing: say nothing about health, and nothing about what will happen to anybody in them.',
    ].join(' '),
    voice: reports.some(({ gravity }) => gravity)
      ? 'A kind person at the bedside: plain, quiet, no joke and no cleverness, near the end a pointer to findahelpline.com.'
      : 'A patient reader of diaries: observant, warm, a little amused, never certain.',
  };
}
