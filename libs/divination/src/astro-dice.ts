import {
  DICE_PLANETS,
  type DicePlanet,
  type DieFace,
  HOUSE_FACES,
  PLANET_FACES,
  SIGN_FACES,
} from './astro-dice/faces';
import { requireChoice, requireInteger, requireObject } from './inputs';
import { type NextWord, drawBelow } from './draw/unbiased';
import { ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign';

/** What the three dice show. */
export interface AstroDice {
  planet: DicePlanet;
  sign: ZodiacSign;
  /** 1 to 12 */
  house: number;
}

/** A throw with its meaning. */
export interface AstroDiceReading extends AstroDice {
  /** What acts, how and where, in one sentence. */
  sentence: string;
  faces: { planet: DieFace; sign: DieFace; house: DieFace };
}

/**
 * Throws the three dice: a planet from Sun to Saturn, a sign and a house, each
 * of the 1008 results equally likely.
 *
 * @param nextWord a source of whole numbers from 0 to 2^32 - 1, e.g. the `word` of
 *   a seeded stream, or one that reads `crypto.getRandomValues`
 */
export function throwAstroDice(nextWord: NextWord): AstroDice {
  return {
    planet: DICE_PLANETS[drawBelow(DICE_PLANETS.length, nextWord)]!,
    sign: ZODIAC_SIGNS[drawBelow(ZODIAC_SIGNS.length, nextWord)]!,
    house: 1 + drawBelow(HOUSE_FACES.length, nextWord),
  };
}

/**
 * Reads a throw: the planet says what, the sign how, the house where.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `planet` or `sign`;
 *   `not_a_number`, `out_of_range` for `house`; `not_an_object` for `dice`
 */
export function readAstroDice(dice: AstroDice): AstroDiceReading {
  requireObject(dice, 'dice');
  const planet = requireChoice(dice.planet, 'planet', DICE_PLANETS);
  const sign = requireChoice(dice.sign, 'sign', ZODIAC_SIGNS);
  const house = requireInteger(dice.house, 'house', 1, HOUSE_FACES.length);
  const faces = {
    planet: PLANET_FACES[planet],
    sign: SIGN_FACES[sign],
    house: HOUSE_FACES[house - 1]!,
  };
  const sentence = `${faces.planet.phrase} ${faces.sign.phrase} ${faces.house.phrase}.`;
  return { planet, sign, house, sentence, faces };
}
