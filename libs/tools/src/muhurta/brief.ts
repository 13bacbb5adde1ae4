import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { MuhurtaFacts } from './facts';
import type { muhurta } from './tool';

/** What a model is asked for windows of time. */
export function brief(params: ParamsOf<typeof muhurta>, { language, best }: MuhurtaFacts): Brief {
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a short, practical reading of the windows in the facts: what the purpose asks, which windows keep most of it, and what each of them does not keep.',
      best.length === 0
        ? 'There is no window in the range: say so, and how to look elsewhere.'
        : 'Give date and times of two windows by the clock of the place, as the facts have them.',
      'Never a score without its sum, never bad luck: these are customs of almanacs, and what suits the people comes first. End with one small thing to do.',
    ].join(' '),
    voice: 'A stationmaster with a love of timetables: exact, dry, friendly.',
    minWords: language === 'hi' ? 130 : 150,
    maxWords: 420,
    userInput: promptInput(asked),
  };
}
