import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { PanchangFacts } from './facts';
import type { panchang } from './tool';

/** What a model is asked for the panchang of a day. */
export function brief(params: ParamsOf<typeof panchang>, { language, day }: PanchangFacts): Brief {
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a short reading of the panchang of the day in the facts: what its weekday, tithi, nakshatra, yoga and karana lend to an ordinary day, and how to use it.',
      day
        ? 'Give sunrise, Rahu kalam and one good stretch by the clock of the place, as the facts have them, and say that Rahu kalam is a custom.'
        : 'The Sun does not rise and set there on that date: say so, and claim no hours of the day.',
      'Nothing is lucky or unlucky for anybody: say what custom keeps a time for. End with one small thing to do.',
    ].join(' '),
    voice: 'A neighbour who has kept the almanac for years: exact, warm, with a dry smile.',
    minWords: language === 'hi' ? 130 : 150,
    maxWords: 400,
    userInput: promptInput(asked),
  };
}
