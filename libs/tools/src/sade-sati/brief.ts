import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { SadeSatiFacts } from './facts';
import type { sadeSati } from './tool';

/** What a model is asked for sade sati. */
export function brief(
  params: ParamsOf<typeof sadeSati>,
  { language, state, others }: SadeSatiFacts,
): Brief {
  const { language: _, ...asked } = params;
  return {
    language,
    task: [
      'Write a calm reading of sade sati from the facts: what it is, whether it runs now, its three parts with their dates, and what each part is a good time for.',
      others.length > 0
        ? 'The sign of the Moon is not certain: say so, and what would settle it.'
        : '',
      state === 'none' ? 'No further one lies ahead: say so plainly.' : '',
      'A quarter of all people have it at any time, and everybody has it in turn: never a threat, a punishment or bad luck. Foretell no event and sell no remedy. End with one small thing to do.',
    ]
      .filter(Boolean)
      .join(' '),
    voice: 'An aunt who has been through it twice: plain, kind, in no hurry.',
    minWords: language === 'hi' ? 130 : 150,
    maxWords: 420,
    userInput: promptInput(asked),
  };
}
