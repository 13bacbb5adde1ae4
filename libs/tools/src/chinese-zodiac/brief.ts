import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { ChineseFacts } from './facts';
import type { chineseZodiac } from './tool';
import { WORDS } from './words';

/** What a model is asked for a Chinese year sign. */
export function brief(
  { language: _, ...asked }: ParamsOf<typeof chineseZodiac>,
  { language }: ChineseFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the Chinese year sign from the facts: the animal, its element and polarity, its secret friend and team, and how the year that is running sits with it.',
      'Where the sign holds only from the new year on, say so with its date. Where something was chosen that the year does not give, say kindly what the calendar gives and read that.',
      'If a second animal is listed, say how the two get along by the named relation, with what helps; no pair is a bad one.',
      'Use no date and no animal that the facts do not give, and end with one small thing to do this week.',
    ].join(' '),
    voice: 'A storyteller with a teapot: warm, wry, fond of all twelve animals.',
    minWords: WORDS[language].minWords,
    maxWords: 460,
    userInput: promptInput(asked),
  };
}
