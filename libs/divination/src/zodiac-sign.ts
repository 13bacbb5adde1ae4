/**
 * The twelve signs by key, in zodiacal order. Where a sign lies in the sky and
 * what rules it is the business of the astronomy; here a sign is only a choice.
 */
export const ZODIAC_SIGNS = [
  ...(['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo'] as const),
  ...(['libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'] as const),
] as const;

export type ZodiacSign = (typeof ZODIAC_SIGNS)[number];
export type SignElement = 'fire' | 'earth' | 'air' | 'water';

/** The signs of the three points that the tools ask for. */
export interface SignTrio {
  sign: ZodiacSign;
  moonSign: ZodiacSign;
  risingSign: ZodiacSign;
}

const ELEMENTS: readonly SignElement[] = ['fire', 'earth', 'air', 'water'];

/** @returns the element of a sign; the four take turns from Aries on */
export function elementOfSign(sign: ZodiacSign): SignElement {
  return ELEMENTS[ZODIAC_SIGNS.indexOf(sign) % 4]!;
}

/** @returns the sign's name as it is written in a sentence: 'Aries' */
export function nameOfSign(sign: ZodiacSign): string {
  return sign.charAt(0).toUpperCase() + sign.slice(1);
}
