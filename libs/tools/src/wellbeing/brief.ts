import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { WellbeingFacts } from './facts';
import type { wellbeing } from './tool';
import { WORDS } from './words';

/** What a model is asked for somebody's well-being. */
export function brief({ sign }: ParamsOf<typeof wellbeing>, { language }: WellbeingFacts): Brief {
  return {
    language,
    task: [
      'Write a reading about feeling well today: what does this sign good, how its element gets along with the element that leads among the planets of today, what is missing there and how to make up for it.',
      'Then say what the Moon asks for by sign, which pleasure Venus offers by sign and house, and give one idea for the morning and one for the night by the phase of the Moon.',
      'Speak of pleasures, pace, company and rest. No diets, no supplements, no exercise plans, nothing about illness, and no promise of any effect.',
    ].join(' '),
    voice: 'Sunny, sensual and down to earth, as of a friend who likes markets and early swims.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign },
  };
}
