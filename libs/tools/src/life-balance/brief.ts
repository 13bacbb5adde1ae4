import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { BalanceFacts } from './facts';
import type { lifeBalance } from './tool';
import { WORDS } from './words';

/** What a model is asked for somebody's balance. */
export function brief({ dob }: ParamsOf<typeof lifeBalance>, { language }: BalanceFacts): Brief {
  return {
    language,
    task: [
      'Write a reading about balance in life from the facts: where the life path leans, what the personal year asks for, which element has the most planets of the birth date and which the fewest, and what could be added by hand.',
      'Where the Moon may be in two signs, say so and do not choose. Without an hour of birth there is no rising sign and there are no houses, so claim none.',
      'Speak of work, people, rest and play. End with one small correction for this week. No medical, legal or financial advice, and nothing about what will happen.',
    ].join(' '),
    voice: 'Level-headed and kind, with an eye for the comic side of overloading a donkey.',
    minWords: WORDS[language].minWords,
    maxWords: 430,
    userInput: { dob },
  };
}
