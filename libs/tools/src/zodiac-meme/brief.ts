import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { MemeFacts } from './facts';
import type { zodiacMeme } from './tool';
import { WORDS } from './words';

/** What a model is asked for a set of captions. */
export function brief({ sign }: ParamsOf<typeof zodiacMeme>, { language }: MemeFacts): Brief {
  return {
    language,
    task: [
      'Write a set of eight to ten meme captions for the sign in the facts, each a short paragraph of whole sentences without a heading or a number.',
      'Use well-known formats, each once: “POV”, “starter pack”, “everyone else and me”, “nobody asked”, a text message, the three signs of its element in one car, red flag and green flag; one caption is about the Moon of today in its sign, one about which way Mercury runs.',
      'Be precise: small domestic situations that this sign knows and no other would. Laugh at habits, never at bodies, health, money, origin or pain.',
    ].join(' '),
    voice: 'The funniest person in the group chat, dry and fond.',
    minWords: WORDS[language].minWords,
    maxWords: 400,
    userInput: { sign },
  };
}
