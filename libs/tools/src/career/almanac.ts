import type { Planet } from '@cosmic/sky/bodies';
import { compose, type Line } from '../compose';
import { OTHER_SUN } from '../passages/pair-lines';
import { PLANET_IN_HOUSE } from '../passages/planet-in-house';
import {
  CAREER_CLOSING,
  CAREER_CUSP,
  CAREER_OPENING,
  CAREER_OTHER_SIGN,
  JUPITER_AT_WORK,
  MARS_AT_WORK,
  MERCURY_AT_WORK,
  NOON_NOTE,
  SATURN_AT_WORK,
  TENTH_EMPTY,
  TENTH_FULL,
  WORK_STEP,
} from '../passages/career-lines';
import { SIGN_AT_WORK } from '../passages/sign-at-work';
import { utcDate } from '../today';
import { houseFrom, listed, planetName, signBy } from '../wording';
import type { CareerFacts } from './facts';

/** Composes a reading about working life from our authors' passages. */
export function almanac(facts: CareerFacts, seed: string): string {
  const { sign, tenth, inTenth, positions, noon, chart } = facts;
  const slots = { tenth: tenth.name, planets: listed(inTenth.map(planetName)) };
  const style = { from: SIGN_AT_WORK[sign.key] };
  const inHouse = (planet: 'sun' | 'jupiter' | 'saturn'): Line => ({
    from: PLANET_IN_HOUSE[planet][houseFrom(sign.key, positions[planet].sign) - 1] ?? [],
  });
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: CAREER_OPENING }, style, style, ...sunLines(facts)],
      chart ? [{ from: NOON_NOTE }, ...birthLines(facts)] : [],
      [
        { from: inTenth.length > 0 ? TENTH_FULL : TENTH_EMPTY, slots },
        inHouse('sun'),
        inHouse('jupiter'),
        inHouse('saturn'),
      ],
      [{ from: WORK_STEP[sign.mode] }, { from: WORK_STEP[sign.mode] }, { from: CAREER_CLOSING }],
    ],
  );
}

/** Says so where the birth date leaves two Sun signs open, or has another than the chosen one. */
function sunLines({ sign, suns }: CareerFacts): Line[] {
  const [one, two] = suns;
  if (one && two) {
    return [
      { from: CAREER_CUSP, slots: { one: one.name, two: two.name, sign: sign.name } },
      ...suns
        .filter(({ key }) => key !== sign.key)
        .flatMap(({ key, name }) => [
          { from: CAREER_OTHER_SIGN, slots: { other: name } },
          { from: SIGN_AT_WORK[key] },
        ]),
    ];
  }
  if (!one || one.key === sign.key) return [];
  return [{ from: OTHER_SUN, slots: { whose: 'your', sun: one.name, chosen: sign.name } }];
}

/** Only of planets whose sign does not hang on the hour. */
function birthLines({ chart }: CareerFacts): Line[] {
  const signOf = (planet: Planet) => {
    const [key, other] = chart?.ranges[planet].signs ?? [];
    return key && !other ? signBy(key) : undefined;
  };
  const [mercury, mars] = [signOf('mercury'), signOf('mars')];
  const [jupiter, saturn] = [signOf('jupiter'), signOf('saturn')];
  const lines: Line[] = [];
  if (mercury)
    lines.push({ from: MERCURY_AT_WORK[mercury.element], slots: { sign: mercury.name } });
  if (mars) lines.push({ from: MARS_AT_WORK[mars.element], slots: { sign: mars.name } });
  if (jupiter) {
    lines.push({ from: JUPITER_AT_WORK[jupiter.element], slots: { sign: jupiter.name } });
  }
  if (saturn) lines.push({ from: SATURN_AT_WORK[saturn.element], slots: { sign: saturn.name } });
  return lines;
}
