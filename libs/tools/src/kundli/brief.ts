import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { KundliFacts } from './facts';
import type { kundli } from './tool';

/** What a model is asked for a kundli. */
export function brief(params: ParamsOf<typeof kundli>, { language }: KundliFacts): Brief {
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a reading of the Vedic birth chart in the facts: the lagna and its lord, the Moon with its nakshatra, the Sun, and one or two more grahas that stand out by dignity.',
      'Name sign and house of each as the facts have them; houses are counted by whole signs from the lagna.',
      'Speak of manglik as an old custom with the cancellations in the facts, never as a danger, and sell no remedy.',
      'Foretell nothing. Say in one sentence whether other schools give other signs. End with one small thing to do.',
    ].join(' '),
    voice: 'A well-read friend of the family: clear, warm, precise, amused by pomp.',
    minWords: language === 'hi' ? 140 : 160,
    maxWords: 480,
    userInput: promptInput(asked),
  };
}
