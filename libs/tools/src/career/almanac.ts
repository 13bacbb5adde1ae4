import type { Planet } from '@cosmic/sky/bodies';
import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { utcDate } from '../today';
import { houseFrom, signBy } from '../wording';
import type { CareerFacts } from './facts';
import { WORDS } from './words';

/** The planets of a birth that say something of work, in their order. */
const AT_BIRTH = ['mercury', 'mars', 'jupiter', 'saturn'] as const;

/** Composes a reading about working life from our authors' passages. */
export function almanac(facts: CareerFacts, seed: string): string {
  const { language, sign, tenth, inTenth, positions, noon, chart } = facts;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const slots = {
    tenth: names.sign(tenth.key),
    planets: names.listed(inTenth.map(names.planetName)),
  };
  const style = { from: words.atWork[sign.key] };
  const step = { from: words.step[sign.mode] };
  const inHouse = (planet: 'sun' | 'jupiter' | 'saturn'): Line => ({
    from: words.planetInHouse[planet][houseFrom(sign.key, positions[planet].sign) - 1] ?? [],
  });
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: words.opening }, style, style, ...sunLines(facts)],
      chart ? [{ from: words.noonNote }, ...birthLines(facts)] : [],
      [
        { from: inTenth.length > 0 ? words.tenthFull : words.tenthEmpty, slots },
        inHouse('sun'),
        inHouse('jupiter'),
        inHouse('saturn'),
      ],
      [step, step, { from: words.closing }],
    ],
  );
}

/** Says so where the birth date leaves two Sun signs open, or has another than the chosen one. */
function sunLines({ language, sign, suns }: CareerFacts): Line[] {
  const [words, name] = [WORDS[language], SKY_NAMES[language].sign];
  const [one, two] = suns;
  if (one && two) {
    const slots = { one: name(one.key), two: name(two.key), sign: name(sign.key) };
    return [
      { from: words.cusp, slots },
      ...suns
        .filter(({ key }) => key !== sign.key)
        .flatMap(({ key }) => [
          { from: words.otherSign, slots: { other: name(key) } },
          { from: words.atWork[key] },
        ]),
    ];
  }
  if (!one || one.key === sign.key) return [];
  const slots = { whose: words.whoseDate, sun: name(one.key), chosen: name(sign.key) };
  return [{ from: words.otherSun, slots }];
}

/** Only of planets whose sign does not hang on the hour. */
function birthLines({ language, chart }: CareerFacts): Line[] {
  const signOf = (planet: Planet) => {
    const [key, other] = chart?.ranges[planet].signs ?? [];
    return key && !other ? signBy(key) : undefined;
  };
  return AT_BIRTH.flatMap((planet) => {
    const sign = signOf(planet);
    if (!sign) return [];
    return {
      from: WORDS[language].birth[planet][sign.element],
      slots: { sign: SKY_NAMES[language].sign(sign.key) },
    };
  });
}
