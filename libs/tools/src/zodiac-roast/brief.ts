import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { RoastFacts } from './facts';
import type { zodiacRoast } from './tool';
import { WORDS } from './words';

/** What a model is asked for a roast. */
export function brief({ sign }: ParamsOf<typeof zodiacRoast>, { language }: RoastFacts): Brief {
  return {
    language,
    task: [
      'Roast the zodiac sign in the facts, to its face, as a toast at its own party: three or four habits shown as small scenes, then how it behaves in the group chat and in love.',
      'Give the sky of today one jab of its own: the Moon with its sign and house, and Mercury’s direction.',
      'Turn round at the end and say what nobody in the room could do without.',
      'Laugh at habits, never at bodies, health, money, origin or pain. No insult that one could not say with an arm around the shoulder.',
    ].join(' '),
    voice: 'A quick best friend with a glass in the hand: sharp, fond, precise, never sour.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign },
  };
}
