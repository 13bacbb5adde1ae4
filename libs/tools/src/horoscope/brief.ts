import type { Brief } from '@cosmic/narrator/narrator';
import type { ParamsOf } from '../tool';
import type { HoroscopeFacts } from './facts';
import type { horoscope } from './tool';

/** What a model is asked for a horoscope. */
export function brief(params: ParamsOf<typeof horoscope>, facts: HoroscopeFacts): Brief {
  return {
    language: facts.language,
    task: [
      'Write a horoscope for the zodiac sign and period in the facts.',
      'Begin with one sentence of at most fourteen words, a paragraph of its own, that says what the period is about; claim nothing about the sky in it.',
      'Go on with the Moon and the house it is in, then take one or two of the listed aspects and say what they are like to live with in the houses of the planets concerned.',
      'Say how the ruling planet is placed, mention a change of sign or direction if one is listed, and end with one small, concrete thing to try.',
      'Name no clock time. Speak as of the day in the facts, and name that day once: what they date before it is over and told in the past tense, what they date after it is still to come.',
      'Name the planets, signs and houses you speak of, so that the reader can find them among the facts.',
    ].join(' '),
    voice:
      'A wise friend who knows astronomy: warm, concrete, dry now and then, never grand, never frightening.',
    // Hindi says the same in fewer words.
    minWords: facts.language === 'hi' ? 120 : 150,
    maxWords: 420,
    userInput: { sign: params.sign, timeframe: params.timeframe },
  };
}
