import { type Element, signOf } from '@cosmic/sky/zodiac';
import { requireChoice } from './inputs';
import {
  MOON_PHASES,
  type MoonPhaseName,
  PHASE_WATERS,
  type PhaseWater,
} from './moon-water/phases';
import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign';

/** How to make moon water at one phase, tuned to one sign. */
export interface MoonWater extends PhaseWater {
  phase: MoonPhaseName;
  sign: ZodiacSign;
  element: Element;
  /** What this sign may add to the bowl's place or to the moment. */
  signNote: string;
  /** What the sign's element suggests for the vessel. */
  vessel: string;
  /** Said with every recipe. */
  safety: string;
}

/** Moon water is a picture to work with: it is not for drinking and promises nothing. */
const SAFETY =
  'Keep it for plants, hands and rooms, and leave stones beside the bowl and not in it, because some of them do not go well with water.';

/**
 * Puts together a moon water ritual.
 *
 * @param phase one of the eight phase names, e.g. 'Waxing Crescent'
 * @param sign the sign it is tuned to
 * @throws DivinationError `not_text`, `unknown_choice` for `moonPhase` or `sign`
 */
export function moonWater(phase: MoonPhaseName, sign: ZodiacSign): MoonWater {
  const asked = requireChoice(phase, 'moonPhase', MOON_PHASES);
  const tuned = requireChoice(sign, 'sign', ZODIAC_SIGNS);
  const { element } = signOf(tuned)!;
  return {
    phase: asked,
    sign: tuned,
    element,
    ...PHASE_WATERS[asked],
    signNote: SIGN_NOTES[tuned],
    vessel: VESSELS[element],
    safety: SAFETY,
  };
}

const SIGN_NOTES: Readonly<Record<ZodiacSign, string>> = {
  aries: 'Do it quickly and by yourself, before you can talk yourself out of it.',
  taurus: 'Take your best bowl and a sprig of something that smells good.',
  gemini: 'Say the words twice, once as written and once in your own way.',
  cancer: 'Use a bowl that belonged to somebody you love.',
  leo: 'Make it handsome: a candle beside it, a good cloth under it.',
  virgo: 'Wash the bowl with care first; the washing is part of it.',
  libra: 'Ask a friend to set out a second bowl at the same hour.',
  scorpio: 'Tell nobody about it until the next phase.',
  sagittarius: 'Carry the bowl outdoors, if only as far as the steps.',
  capricorn: 'Put it in the calendar, and let it take exactly ten minutes.',
  aquarius: 'Change one part of the ritual so that it is yours alone.',
  pisces: 'Hum while the bowl fills, and stay a moment with the ripples.',
};

const VESSELS: Readonly<Record<Element, string>> = {
  fire: 'A metal bowl or a red cup suits your fire, with a little lamp near it.',
  earth: 'A clay or stone bowl suits your earth, set straight on the ground.',
  air: 'A clear glass suits your air, by a window that stands a hand wide open.',
  water: 'A deep blue or white bowl suits your water, filled almost to the rim.',
};
