import type { Context } from '../maker';
import type { ParamsOf } from '../tool';
import { facts as roastFacts, type RoastFacts } from '../zodiac-roast/facts';
import type { zodiacMeme } from './tool';

export type MemeFacts = RoastFacts;

/** A meme needs what a roast needs: a sign, and what the sky of today is up to. */
export function facts(params: ParamsOf<typeof zodiacMeme>, context: Context): MemeFacts {
  return roastFacts(params, context);
}
