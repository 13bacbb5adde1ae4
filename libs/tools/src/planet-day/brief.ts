import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { PlanetDayFacts } from './facts';
import type { planetDay } from './tool';
import { WORDS } from './words';

/** What a model is asked for a planet's day. */
export function brief({ planet }: ParamsOf<typeof planetDay>, { language }: PlanetDayFacts): Brief {
  return {
    language,
    task: [
      'Write a reading of the weekday of the planet in the facts, for somebody who would like to spend that day well.',
      'Say which weekday it is and why, what the planet brings to it, and how its present place in the sky colours that; if it is retrograde, say until when.',
      'Then name what the day is good for, what can wait, the small ritual and the next date of the day.',
      'End with the planet of today, if it is another one. Suggest and never command; promise no luck.',
    ].join(' '),
    voice: 'Friendly, practical and lightly amused, like a good almanac on a kitchen wall.',
    minWords: WORDS[language].minWords,
    maxWords: 380,
    userInput: { planet },
  };
}
