import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { JournalFacts } from './facts';
import type { journalPrompt } from './tool';
import { WORDS } from './words';

/** What a model is asked for five questions. */
export function brief(
  { sign, risingSign, moonSign }: ParamsOf<typeof journalPrompt>,
  { language }: JournalFacts,
): Brief {
  return {
    language,
    task: [
      'Write five journal prompts as one reading, a short paragraph each: one from the Moon of today and her sign, one from the house of the Sun counted from the rising sign, one from the Moon sign and its distance to the Moon of today, one from the Sun sign, one from the phase of the Moon.',
      'Each prompt names the fact it comes from and asks one concrete question about a scene, a person or a thing, never about feelings in general.',
      'Begin with one sentence of invitation, say how to write today by the place of Mercury, and end with one sentence that lets the reader stop.',
    ].join(' '),
    voice: 'A good teacher of writing: curious, exact, playful, never solemn.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign, risingSign, moonSign },
  };
}
