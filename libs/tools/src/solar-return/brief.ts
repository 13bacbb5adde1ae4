import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { SolarReturnFacts } from './facts';
import type { solarReturn } from './tool';
import { WORDS } from './words';

/** What a model is asked for a year of the Sun. */
export function brief(
  params: ParamsOf<typeof solarReturn>,
  { language, year: { start, coming } }: SolarReturnFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the solar return from the facts: the year from one return of the Sun to the next.',
      coming ? 'The year is about to begin.' : 'The year is under way.',
      start.time === 'known'
        ? 'Begin with the minute of the return and its rising sign, then the house of the Sun, the Moon by sign and house, and the closest aspects.'
        : 'Say first and plainly that without the hour of birth the return has no exact minute and no rising sign; read the planets in solar houses and the closest aspects.',
      'Name the half-way date, and end with one question to carry through the year. Foretell no events.',
    ].join(' '),
    voice: 'A wise friend on the morning of a birthday: warm, concrete, a little festive.',
    minWords: WORDS[language].minWords,
    maxWords: 450,
    userInput: promptInput(params),
  };
}
