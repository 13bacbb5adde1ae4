import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { MeditationFacts } from './facts';
import type { zodiacMeditation } from './tool';
import { WORDS } from './words';

/** What a model is asked for a meditation. */
export function brief(
  { sign }: ParamsOf<typeof zodiacMeditation>,
  { language }: MeditationFacts,
): Brief {
  return {
    language,
    task: [
      'Write a guided meditation of about ten minutes that the reader can follow line by line, made for the sign in the facts.',
      'Begin with how to sit, go on to a breath that fits the element, to the part of the body that tradition gives to the sign, and to a place to imagine.',
      'Bring in the Moon of today with its sign and phase, then give one sentence to repeat, and lead the reader back gently.',
      'Everything is an invitation: say that eyes may stay open and that one may stop at any time. Promise no effect on body or mind.',
    ].join(' '),
    voice: 'Slow, plain and kind, in short calm sentences, without mystical vocabulary.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign },
  };
}
