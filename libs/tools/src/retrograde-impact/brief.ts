import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { RetrogradeFacts } from './facts';
import type { retrogradeImpact } from './tool';
import { WORDS } from './words';

/** What a model is asked for a retrograde. */
export function brief(
  params: ParamsOf<typeof retrogradeImpact>,
  { seasons, language }: RetrogradeFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading about the retrograde of the planet from the facts.',
      seasons.current
        ? 'The planet is retrograde now: say since when and until when.'
        : 'The planet moves forward now: say when it next turns and until when.',
      'Say what is gone over again, where it falls counted from the rising sign and from the Sun sign, and how the three signs may take it. Mention the dates of the time before as something to look up.',
      'End with something worth doing again. Frighten nobody: warn of no breakdowns, and forbid no contracts, purchases or journeys.',
    ].join(' '),
    voice: 'Calm and amused, as of an editor who likes second drafts.',
    minWords: WORDS[language].minWords,
    maxWords: 420,
    userInput: promptInput(params),
  };
}
