import { seeded } from '@cosmic/divination/draw/seeded';
import { reduceToDigit } from '@cosmic/divination/numerology/reduction';
import type { Planet } from '@cosmic/sky/bodies';
import type { Element, Sign } from '@cosmic/sky/zodiac';
import type { Gender } from '../fields/choice';
import { NAMES, type GivenName } from './names';

/** The numbers as they have long been given to the seven old planets. */
const NUMBER_OF: Readonly<Partial<Record<Planet, number>>> = {
  sun: 1,
  moon: 2,
  jupiter: 3,
  mercury: 5,
  venus: 6,
  saturn: 8,
  mars: 9,
};

/** The element that an element gets on with best. */
const KIN: Readonly<Record<Element, Element>> = {
  fire: 'air',
  air: 'fire',
  earth: 'water',
  water: 'earth',
};

/** A name with the reason for which it was chosen. */
export interface ChosenName extends GivenName {
  readonly because:
    | { readonly kind: 'element'; readonly sign: Sign }
    /** Both parents have one element; this is the one that gets on with it. */
    | { readonly kind: 'kin' }
    | { readonly kind: 'number'; readonly sign: Sign };
}

/**
 * Six names: two of the element of each sign, and for each sign one whose number is that of its
 * ruler. Where both signs have one element, two names are of the element that is akin to it.
 * No name comes twice, and no language while another is to be had.
 */
export function chooseNames(
  gender: Gender,
  [one, two]: readonly [Sign, Sign],
  seed: string,
): ChosenName[] {
  const pool = seeded('names', seed, gender, one.key, two.key).shuffle(
    NAMES.filter((name) => name.gender === gender),
  );
  const chosen: ChosenName[] = [];
  const take = (fits: (name: GivenName) => boolean, because: ChosenName['because']) => {
    const free = pool.filter(({ name }) => !chosen.some((known) => known.name === name));
    const fresh = free.filter(({ origin }) => !chosen.some((known) => known.origin === origin));
    const found = fresh.find(fits) ?? free.find(fits);
    if (found) chosen.push({ ...found, because });
  };
  const alike = one.element === two.element;
  const other = alike ? KIN[one.element] : two.element;
  for (let times = 0; times < 2; times++) {
    take(({ element }) => element === one.element, { kind: 'element', sign: one });
  }
  for (let times = 0; times < 2; times++) {
    const because = alike ? ({ kind: 'kin' } as const) : ({ kind: 'element', sign: two } as const);
    take(({ element }) => element === other, because);
  }
  for (const sign of [one, two]) {
    take(({ number }) => reduceToDigit(number).value === numberOf(sign), { kind: 'number', sign });
  }
  return chosen;
}

/** The number of the planet that rules a sign. */
export function numberOf(sign: Sign): number {
  // All rulers of the old scheme are among the seven.
  return NUMBER_OF[sign.ruler]!;
}

/** The element that is akin to a sign's. */
export function kinOf(sign: Sign): Element {
  return KIN[sign.element];
}
