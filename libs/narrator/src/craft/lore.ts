/** Which planet rules which sign, by either of the schools that readings follow. */
const RULERS: Readonly<Record<string, string>> = {
  aries: 'mars',
  taurus: 'venus',
  gemini: 'mercury',
  cancer: 'moon',
  leo: 'sun',
  virgo: 'mercury',
  libra: 'venus',
  scorpio: 'mars pluto',
  sagittarius: 'jupiter',
  capricorn: 'saturn',
  aquarius: 'saturn uranus',
  pisces: 'jupiter neptune',
};

/** Where a planet is exalted. */
const EXALTED: Readonly<Record<string, string>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

export const SIGNS = Object.keys(RULERS);
const ELEMENTS = ['fire', 'earth', 'air', 'water'];
const MODES = ['cardinal', 'fixed', 'mutable'];
export const ANIMALS = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(
  ' ',
);
export const STEMS = ['wood', 'fire', 'earth', 'metal', 'water'];

/**
 * Whether two terms belong together by the rules of the craft, which are true under any sky and for
 * anybody. Those of a planet and a sign need the word that makes them a rule.
 */
export function isRule(one: string, other: string, by: ReadonlySet<string>): boolean {
  const [a, b] = [one, other].sort();
  const [bodyKind, body = ''] = a!.split(':');
  const [otherKind, sign = ''] = b!.split(':');
  if (bodyKind === 'body' && otherKind === 'sign') {
    if (by.has('craft:rules') || by.has('dignity:domicile')) {
      return (RULERS[sign] ?? '').split(' ').includes(body);
    }
    if (by.has('dignity:exaltation')) return EXALTED[body] === sign;
    const opposite = SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!;
    if (by.has('dignity:detriment')) return RULERS[opposite]!.split(' ').includes(body);
    return by.has('dignity:fall') && EXALTED[body] === opposite;
  }
  if (bodyKind === 'element' && otherKind === 'sign')
    return ELEMENTS[SIGNS.indexOf(sign) % 4] === body;
  if (bodyKind === 'mode' && otherKind === 'sign') return MODES[SIGNS.indexOf(sign) % 3] === body;
  return false;
}

/** Animal and element of the Chinese year that begins in a year of ours. */
export function animalOf(year: number): { animal: string; stem: string } {
  const at = (by: number) => (((year - 4) % by) + by) % by;
  return { animal: ANIMALS[at(12)]!, stem: STEMS[Math.floor(at(10) / 2)]! };
}
