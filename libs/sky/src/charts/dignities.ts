import { byBody, PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { SIGNS } from '../zodiac';
import type { Sign, SignKey } from '../zodiac';

export type Dignity = 'domicile' | 'exaltation' | 'detriment' | 'fall';

/** Signs of exaltation (Ptolemy, Tetrabiblos I.19); outer planets have none that all agree on. */
const EXALTATION: Readonly<Partial<Record<Planet, SignKey>>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

/**
 * The essential dignities and debilities of a planet in a sign, to be read only; empty where it has none there,
 * two for Mercury in Virgo (domicile and exaltation) and in Pisces.
 *
 * The classical seven by the classical rulers; Uranus, Neptune and Pluto by the modern ones.
 */
export function dignitiesOf(planet: Planet, sign: SignKey): readonly Dignity[] {
  return BY_SIGN[sign]?.[planet] ?? [];
}

function worked(planet: Planet, sign: SignKey): Dignity[] {
  const there = SIGNS.findIndex(({ key }) => key === sign);
  const here = SIGNS[there];
  const across = SIGNS[(there + 6) % 12];
  const holds: readonly (readonly [Dignity, boolean])[] = [
    ['domicile', rules(planet, here)],
    ['exaltation', EXALTATION[planet] === here?.key],
    ['detriment', rules(planet, across)],
    ['fall', EXALTATION[planet] === across?.key],
  ];
  return here ? holds.filter(([, held]) => held).map(([dignity]) => dignity) : [];
}

/**
 * Pairs of classical planets that stand in each other's domicile, each pair once, in the order of
 * the record.
 */
export function mutualReceptions(
  signs: Readonly<Partial<Record<Planet, SignKey>>>,
): (readonly [Planet, Planet])[] {
  const hosts = (Object.entries(signs) as [Planet, SignKey][]).map(([planet, sign]) => ({
    planet,
    host: SIGNS.find(({ key }) => key === sign)?.ruler,
  }));
  return hosts.flatMap(({ planet, host }, index) =>
    hosts
      .slice(index + 1)
      .filter((other) => other.planet === host && other.host === planet)
      .map((other) => [planet, other.planet] as const),
  );
}

function rules(planet: Planet, sign: Sign | undefined): boolean {
  return sign !== undefined && (sign.ruler === planet || sign.modernRuler === planet);
}

/** All of them, since a chart asks for ten. */
const BY_SIGN: Readonly<Partial<Record<SignKey, Record<Planet, readonly Dignity[]>>>> =
  Object.fromEntries(
    SIGNS.map(({ key }) => [key, byBody(PLANETS, (planet) => worked(planet, key))]),
  );
