import { SIGNS, type SignKey } from '@cosmic/sky/zodiac';

/** The twelve signs by key, in zodiacal order. */
export const ZODIAC_SIGNS: readonly ZodiacSign[] = SIGNS.map(({ key }) => key);

export type ZodiacSign = SignKey;

/** The signs of the three points that the tools ask for. */
export interface SignTrio {
  sign: ZodiacSign;
  moonSign: ZodiacSign;
  risingSign: ZodiacSign;
}
