import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { DashaFacts } from './facts';
import type { dasha } from './tool';

/** What a model is asked for the periods of a life. */
export function brief(params: ParamsOf<typeof dasha>, { language, running }: DashaFacts): Brief {
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a reading of the Vimshottari periods in the facts: why the count begins where it does, which mahadasha and antardasha run now and until when, and how their lords get on.',
      running.length === 0
        ? 'The 120 years of the count are over: say so, and name no period.'
        : '',
      'Tell sade sati as the season in the facts, which comes to everybody, and never as a threat.',
      'Foretell no event and sell no remedy. Say that the borders are dates and not hours. End with one small thing to do.',
    ]
      .filter(Boolean)
      .join(' '),
    voice: 'An unhurried chronicler: plain, kind, exact about dates.',
    minWords: language === 'hi' ? 130 : 150,
    maxWords: 420,
    userInput: promptInput(asked),
  };
}
