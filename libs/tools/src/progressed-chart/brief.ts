import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { ProgressedChartFacts } from './facts';
import type { progressedChart } from './tool';
import { WORDS } from './words';

/** What a model is asked for a progressed chart. */
export function brief(
  params: ParamsOf<typeof progressedChart>,
  { birth, language }: ProgressedChartFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the secondary progressions from the facts, and say in one plain sentence what a progression is.',
      birth.time === 'known'
        ? 'Give the dates as listed.'
        : 'Say plainly that without the hour of birth the dates can be half a year early or late.',
      'Take the progressed Sun as the chapter of about thirty years, the progressed Moon as the mood of about two and a half, then their phase, the changes behind and ahead, and a contact where one is listed.',
      'End with one small thing to do. Foretell no events and no length of life.',
    ].join(' '),
    voice: 'Unhurried, kind and clear, as of somebody who has kept a diary for decades.',
    minWords: WORDS[language].minWords,
    maxWords: 430,
    userInput: promptInput(params),
  };
}
