import type { Brief } from '@cosmic/narrator/narrator';
import { promptInput } from '../input/prompt-input';
import type { ParamsOf } from '../tool';
import type { NakshatraFacts } from './facts';
import type { vedicNakshatra } from './tool';
import { WORDS } from './words';

/** What a model is asked for the mansion of a Moon. */
export function brief(
  { language: _, ...asked }: ParamsOf<typeof vedicNakshatra>,
  { language, others, choice }: NakshatraFacts,
): Brief {
  return {
    language,
    task: [
      'Write a reading of the lunar mansion (nakshatra) of birth from the facts: its image and story, its lord, and its quarter where that is known.',
      others.length > 0
        ? 'Hour or place of the birth are not known and more than one mansion is possible: describe each and do not choose.'
        : '',
      choice === 'other'
        ? 'The visitor chose another one than the sky gives: say kindly that almanacs differ, and read what the facts give.'
        : '',
      'Then say in which mansion the Moon is today and what that step, counted from the mansion of birth, asks of the day. No step is a bad omen, and none foretells anything.',
      'Claim no rising sign and no house. End with one small thing to do.',
    ]
      .filter(Boolean)
      .join(' '),
    voice:
      'A storyteller on a roof at night: calm, vivid, precise about the sky, kind about people.',
    minWords: WORDS[language].minWords,
    maxWords: 440,
    userInput: promptInput(asked),
  };
}
