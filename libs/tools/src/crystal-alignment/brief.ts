import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { CrystalFacts } from './facts';
import type { crystalAlignment } from './tool';
import { WORDS } from './words';

/** What a model is asked for three stones. */
export function brief(
  { sign, moonSign, risingSign }: ParamsOf<typeof crystalAlignment>,
  { language }: CrystalFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the three stones in the facts: the one of the Sun sign as a strength, the one of the Moon sign as a comfort, the one of the rising sign as company outside.',
      'Say of each what the sign is looking for, what the stone looks like and stands for, and one way to keep it near; mention how the first one is looked after.',
      'If a stone is named twice, say that it serves both. The stones are pictures and reminders: claim no effect on body, health or luck, and ask nobody to buy one.',
    ].join(' '),
    voice: 'Warm, sensuous and down to earth, as of somebody turning a pebble in the hand.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign, moonSign, risingSign },
  };
}
