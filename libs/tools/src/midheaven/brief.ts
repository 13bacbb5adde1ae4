import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { MidheavenFacts } from './facts';
import type { midheaven } from './tool';
import { WORDS } from './words';

/** What a model is asked for the top of a chart. */
export function brief(
  params: ParamsOf<typeof midheaven>,
  { birth, language }: MidheavenFacts,
): Brief {
  const known =
    birth.time === 'known'
      ? 'Read the midheaven by its sign, its ruler and the planets in the tenth house.'
      : 'Say first and plainly that the midheaven is unknown without hour and place, and read the solar tenth house in its stead; name no sign as the midheaven.';
  return {
    language,
    task: [
      'Write a reading about calling and reputation from the facts.',
      known,
      'Bring in the opposite sign as the ground it stands on, and the coming dates that are listed.',
      'End with one small step. Promise no success, advise nobody to quit or to stay, and give no financial or legal advice.',
    ].join(' '),
    voice: 'Calm, dry and encouraging, as of somebody who has climbed a few hills.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: promptInput(params),
  };
}
