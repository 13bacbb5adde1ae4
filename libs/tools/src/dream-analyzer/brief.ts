import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { DreamFacts } from './facts';
import type { dreamAnalyzer } from './tool';
import { WORDS } from './words';

/** What a model is asked for a dream. */
export function brief(
  { dream, sign }: ParamsOf<typeof dreamAnalyzer>,
  { language, report }: DreamFacts,
): Brief {
  return {
    language,
    minWords: WORDS[language].minWords,
    maxWords: 450,
    userInput: { dream, sign },
    task: [
      'Write a reading of the dream that the visitor typed: what its symbols and moods, as listed in the facts, may be asked about, in the light of the sign.',
      'Offer meanings as questions and possibilities, take the order of the listed symbols as their weight, and say what their being together suggests. Where no mood is named, ask for it.',
      'Bring in the Moon of today with sign and phase as something to fall asleep under, and end with one question to take along.',
      'A dream foretells nothing: say nothing about health, and nothing about what will happen to anybody in it.',
    ].join(' '),
    voice: report.gravity
      ? 'A kind person at the bedside: plain, quiet, no joke and no cleverness, near the end a pointer to findahelpline.com.'
      : 'An attentive friend over a late cup of tea: curious, warm, lightly amused, never certain.',
  };
}
