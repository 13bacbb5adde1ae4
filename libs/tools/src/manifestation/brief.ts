import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { ManifestationFacts } from './facts';
import type { manifestation } from './tool';
import { WORDS } from './words';

/** What a model is asked for a wish. */
export function brief(
  { goal, sign }: ParamsOf<typeof manifestation>,
  { language }: ManifestationFacts,
): Brief {
  return {
    language,
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { goal, sign },
    task: [
      'Write a reading for the wish that the visitor typed: what it may really be about, how the sign tends to go about wishing, and how it could be put more clearly.',
      'Let the phase of the Moon in the facts decide what kind of step today is for (begin, gather, decide, refine, look, thank, clear or rest), name one small concrete step of that kind, and one sentence to write down.',
      'End with the date for taking stock that the facts give. Promise no fulfilment, and wish nothing upon other people.',
      'Where the wish is about money, law or health, speak only of what it would feel like and of whom to ask; give no advice on it.',
    ].join(' '),
    voice:
      'Friendly, practical and a little dry, as of someone who likes wishes and owns a calendar.',
  };
}
