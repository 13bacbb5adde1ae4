import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { MoonWaterFacts } from './facts';
import type { moonWater } from './tool';
import { WORDS } from './words';

/** What a model is asked for a bowl of moon water. */
export function brief(params: ParamsOf<typeof moonWater>, { language }: MoonWaterFacts): Brief {
  return {
    language,
    task: [
      'Write a small ritual with a bowl of water for the moon phase in the facts, for somebody of the sign in the facts.',
      'Say what the water is made for, when the phase comes next and how long there is time, and what the sign of the Moon at that minute adds.',
      'Take vessel, making, words and use from the facts; quote the words exactly. Say once, clearly, that the water is not for drinking and that stones stay beside the bowl.',
      'It is a picture to work with: promise no effect of any kind.',
    ].join(' '),
    voice:
      'Quiet, sensuous and a little amused, like somebody who has done this at many kitchen windows.',
    minWords: WORDS[language].minWords,
    maxWords: 380,
    userInput: { moonPhase: params.moonPhase, sign: params.sign },
  };
}
