import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { AstroHousesFacts } from './facts';
import type { astroHouses } from './tool';
import { WORDS } from './words';

/** What a model is asked for the houses of a birth. */
export function brief(
  params: ParamsOf<typeof astroHouses>,
  { frame, language }: AstroHousesFacts,
): Brief {
  const known =
    frame.kind === 'exact'
      ? 'Begin with the rising sign and the house of its ruler.'
      : 'Say first and plainly that this is a solar chart, counted from the sign of the Sun, and that the rising sign is unknown; name no rising sign.';
  return {
    language,
    task: [
      'Write a reading of the twelve houses from the facts: which rooms of life the planets of this birth are in, and what that is like to live with.',
      known,
      'Dwell on the Sun, the Moon, Mercury, Venus, Mars, Jupiter and Saturn in their houses, on the fullest house, and on one empty house by way of its ruler. Where two houses are possible, say so and do not choose.',
      'End with the house that the Sun is going through today and one small thing to do there this week.',
    ].join(' '),
    voice: 'A friend showing somebody round their own house: warm, exact, quick to smile.',
    minWords: WORDS[language].minWords,
    maxWords: 520,
    userInput: promptInput(params),
  };
}
