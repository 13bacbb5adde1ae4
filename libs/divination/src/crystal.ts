import { CRYSTALS, type Crystal, type CrystalId } from './crystal/crystals';
import { requireChoice, requireObject } from './inputs';
import { type SignTrio, ZODIAC_SIGNS, type ZodiacSign } from './zodiac-sign';

/** The part a stone plays: strength by day, comfort, or how one goes out of the door. */
export type CrystalRole = 'strength' | 'comfort' | 'presence';

/** A stone chosen for one of the three signs. */
export interface CrystalChoice extends Crystal {
  id: CrystalId;
  role: CrystalRole;
  sign: ZodiacSign;
  reason: string;
}

/**
 * Chooses three stones: one for the Sun sign to lean on, one for the Moon sign to
 * come home to, one for the rising sign to go out with.
 *
 * Each sign has a stone for each role. Where two roles lead to the same stone it
 * is named for each, as it then serves both.
 *
 * @throws DivinationError `not_text`, `unknown_choice` for `sign`, `moonSign` or
 *   `risingSign`; `not_an_object` for `signs`
 */
export function crystalAlignment(signs: SignTrio): readonly CrystalChoice[] {
  requireObject(signs, 'signs');
  return [
    choose('strength', requireChoice(signs.sign, 'sign', ZODIAC_SIGNS)),
    choose('comfort', requireChoice(signs.moonSign, 'moonSign', ZODIAC_SIGNS)),
    choose('presence', requireChoice(signs.risingSign, 'risingSign', ZODIAC_SIGNS)),
  ];
}

function choose(role: CrystalRole, sign: ZodiacSign): CrystalChoice {
  const id = STONES[sign][role];
  return { ...CRYSTALS[id], id, role, sign, reason: REASONS[role](NEEDS[sign]) };
}

const STONES: Readonly<Record<ZodiacSign, Readonly<Record<CrystalRole, CrystalId>>>> = {
  aries: { strength: 'carnelian', comfort: 'red-jasper', presence: 'garnet' },
  taurus: { strength: 'emerald', comfort: 'rose-quartz', presence: 'moss-agate' },
  gemini: { strength: 'citrine', comfort: 'agate', presence: 'fluorite' },
  cancer: { strength: 'moonstone', comfort: 'pearl', presence: 'opal' },
  leo: { strength: 'sunstone', comfort: 'tigers-eye', presence: 'citrine' },
  virgo: { strength: 'moss-agate', comfort: 'amazonite', presence: 'jade' },
  libra: { strength: 'jade', comfort: 'opal', presence: 'rose-quartz' },
  scorpio: { strength: 'garnet', comfort: 'malachite', presence: 'obsidian' },
  sagittarius: { strength: 'turquoise', comfort: 'amethyst', presence: 'lapis-lazuli' },
  capricorn: { strength: 'onyx', comfort: 'smoky-quartz', presence: 'tigers-eye' },
  aquarius: { strength: 'labradorite', comfort: 'fluorite', presence: 'turquoise' },
  pisces: { strength: 'aquamarine', comfort: 'moonstone', presence: 'amethyst' },
};

const NEEDS: Readonly<Record<ZodiacSign, string>> = {
  aries: 'a spark that lasts',
  taurus: 'calm ground',
  gemini: 'a clear line among many threads',
  cancer: 'a safe shore',
  leo: 'warm light',
  virgo: 'order with a kind face',
  libra: 'balance',
  scorpio: 'depth without fear',
  sagittarius: 'a wide view',
  capricorn: 'strength that can rest',
  aquarius: 'room to be different',
  pisces: 'a gentle current',
};

const REASONS: Readonly<Record<CrystalRole, (need: string) => string>> = {
  strength: (need) => `Your Sun draws its strength from ${need}; this stone is a picture of it.`,
  comfort: (need) => `Your Moon comes home to ${need}, and this stone reminds you of the way.`,
  presence: (need) => `Your rising sign goes out looking for ${need}, with this stone as company.`,
};
