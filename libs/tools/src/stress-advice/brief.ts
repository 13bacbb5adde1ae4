import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { StressFacts } from './facts';
import type { stressAdvice } from './tool';
import { WORDS } from './words';

/** What a model is asked for somebody under strain. */
export function brief({ sign }: ParamsOf<typeof stressAdvice>, { language }: StressFacts): Brief {
  return {
    language,
    task: [
      'Write a reading for somebody under strain: how the sign tends to show it, what today’s Moon does to the mood, where the pressure comes from by the house of Mars, and how the two get on.',
      'Give two or three gentle practices of a few minutes that need nothing, fitting the element of the sign and the phase of the Moon, and one thing that the reader is allowed to leave undone.',
      'Near the end say softly that where it lasts for weeks a person helps more than a page: a friend, a doctor, or a listener found on findahelpline.com.',
      'Speak of no illness, diagnose nothing, and promise no effect.',
    ].join(' '),
    voice: 'Low, kind and unhurried, with a little dry humour and no cheering up.',
    minWords: WORDS[language].minWords,
    maxWords: 420,
    userInput: { sign },
  };
}
