import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { AuraFacts } from './facts';
import type { auraColor } from './tool';
import { WORDS } from './words';

/** What a model is asked for a portrait in colours. */
export function brief({ dob }: ParamsOf<typeof auraColor>, { language }: AuraFacts): Brief {
  return {
    language,
    task: [
      'Paint a portrait of the reader in the three colours of the facts: the core, what close friends see, and what a room sees first, and how core and outside go together.',
      'Add the tint of today and the small care that the core colour likes. Name no other colours than those of the facts.',
      'Say once that the colours are counted from the birth date and not seen. Never speak of health, energy blockages or healing.',
    ].join(' '),
    voice: 'Generous, observant and amused, like a portrait painter chatting over the easel.',
    minWords: WORDS[language].minWords,
    maxWords: 360,
    userInput: { dob },
  };
}
