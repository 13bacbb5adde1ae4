import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { signOf } from '@cosmic/sky/zodiac';
import { requireChoice, requireObject } from './inputs';
import { nameOfPlanet } from './planet/planets';
import {
  RETROGRADES,
  type RetrogradeMeaning,
  type RetrogradePlanet,
} from './retrograde/retrogrades';
import { type SignTrio, ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign';

/** What a planet's retrograde asks of the three signs of a person. */
export interface RetrogradeImpact {
  planet: Planet;
  /** `null` for the Sun and the Moon, which never move backwards. */
  meaning: RetrogradeMeaning | null;
  /** Said of the Sun and the Moon only: why there is no retrograde. */
  never: string | null;
  /** How the Sun, Moon and rising sign take a time of review, in this order. */
  signs: readonly { point: 'sun' | 'moon' | 'rising'; sign: ZodiacSign; text: string }[];
}

/**
 * What the retrograde of a planet is about, and how three signs may take it.
 * Whether the planet is retrograde now is a matter of the sky and not told here.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `planet`, `sign`,
 *   `moonSign` or `risingSign`; `not_an_object` for `signs`
 */
export function retrogradeImpact(planet: Planet, signs: SignTrio): RetrogradeImpact {
  const asked = requireChoice(planet, 'planet', PLANETS);
  requireObject(signs, 'signs');
  const sun = requireChoice(signs.sign, 'sign', ZODIAC_SIGNS);
  const moon = requireChoice(signs.moonSign, 'moonSign', ZODIAC_SIGNS);
  const rising = requireChoice(signs.risingSign, 'risingSign', ZODIAC_SIGNS);
  const turns = canTurn(asked);
  return {
    planet: asked,
    meaning: turns ? RETROGRADES[asked] : null,
    never: turns ? null : neverTurns(asked),
    signs: [
      { point: 'sun', sign: sun, text: `Your Sun in ${nameOfSign(sun)} ${WILL[sun]}` },
      { point: 'moon', sign: moon, text: `Your Moon in ${nameOfSign(moon)} ${COMFORT[moon]}` },
      {
        point: 'rising',
        sign: rising,
        text: `With ${nameOfSign(rising)} rising, ${OUTSIDE[rising]}`,
      },
    ],
  };
}

/** @returns whether a planet is seen to move backwards at times */
export function canTurn(planet: Planet): planet is RetrogradePlanet {
  return planet !== 'sun' && planet !== 'moon';
}

/** As it is written in a sentence: 'Aries'. */
function nameOfSign(sign: ZodiacSign): string {
  return signOf(sign)!.name;
}

function neverTurns(planet: Planet): string {
  const name = nameOfPlanet(planet);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} never moves backwards: only planets seem to, when the Earth overtakes them or is overtaken. So there is nothing to wait for here, and any day is a good day to look back on purpose.`;
}

/** How the Sun sign takes a time of review. */
const WILL: Readonly<Record<ZodiacSign, string>> = {
  aries: 'would like to run ahead; use the impatience to finish one old thing first.',
  taurus: 'is in no hurry anyway; look through what you own and keep what you love.',
  gemini: 'enjoys a second draft; open the file you closed too early.',
  cancer: 'remembers well; a family story may show you a way through.',
  leo: 'wants to be proud of the result; rehearse once more before the show.',
  virgo: 'is at home in revision; stop when it is good and not when it is perfect.',
  libra: 'sees both sides again; this time write down which one you lean to.',
  scorpio: 'digs gladly; set a limit to how long you dig.',
  sagittarius: 'wants to be on the road; travel back to a place you liked.',
  capricorn: 'mends the plan without drama; cut one duty that is no longer yours.',
  aquarius: 'finds the flaw in the system; tell the others kindly.',
  pisces: 'floats between then and now; keep one fixed hour a day as an anchor.',
};

/** What comforts the Moon sign meanwhile. */
const COMFORT: Readonly<Record<ZodiacSign, string>> = {
  aries: 'settles when the body moves, so walk before you answer.',
  taurus: 'settles with good food, soft cloth and the same bench as always.',
  gemini: 'settles by talking it through with somebody who asks back.',
  cancer: 'settles at home with the phone in another room.',
  leo: 'settles when one person says sincerely that you did well.',
  virgo: 'settles with a short list and one item crossed out.',
  libra: 'settles in pleasant company and a tidy room.',
  scorpio: 'settles once the true feeling has been named, if only on paper.',
  sagittarius: 'settles under an open sky or with a book about far places.',
  capricorn: 'settles when the next step is clear, however small.',
  aquarius: 'settles with a bit of distance and a friend who does not push.',
  pisces: 'settles near water, with music, and with an early night.',
};

/** What others may notice. The sentence begins with the rising sign. */
const OUTSIDE: Readonly<Record<ZodiacSign, string>> = {
  aries: 'others may see you brake for once, and be glad of the company.',
  taurus: 'others see your calm and borrow some of it.',
  gemini: 'others hear you ask more than you tell, and open up.',
  cancer: 'others notice you are choosing whom you let in.',
  leo: "others see you shine a lamp on somebody else's work.",
  virgo: 'others come to you with the loose screws; you need not fix all of them.',
  libra: 'others expect you to mediate; you may also have an opinion.',
  scorpio: 'others sense that you know more than you say; share a piece of it.',
  sagittarius: 'others see you study the map in place of leaving, and ask where to.',
  capricorn: 'others lean on your composure; show them your tired face as well.',
  aquarius: 'others are surprised by an old idea that you make new.',
  pisces: 'others see you drift a little, and a clear yes or no helps them.',
};
