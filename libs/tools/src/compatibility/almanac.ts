import { seeded } from '@cosmic/divination/seeded';
import type { Planet } from '@cosmic/sky/bodies';
import { certainSign, signsAtBirth } from '../birth';
import { compose, type Line } from '../compose';
import { CROSS_LEAD, CROSS_PAIR, MARS_IN_SIGN, VENUS_IN_SIGN } from '../passages/love-planets';
import {
  LOVE_LESSON,
  OTHER_SUN,
  PAIR_CLOSING,
  PAIR_OPENING,
  PAIR_OPENING_SAME,
  RULER_GIFT,
  RULER_PAIR,
  RULER_SHARED,
} from '../passages/pair-lines';
import { THEY_IN_LOVE, YOU_IN_LOVE } from '../passages/sign-in-love';
import { ELEMENT_PAIR, MODE_PAIR, PAIR_PRACTICE, SIGN_DISTANCE } from '../passages/sign-pairs';
import { MOON_IN_LOVE, THEIRS_IN_YOURS, YOURS_IN_THEIRS } from '../passages/synastry';
import { pairKey, planetLabel, planetName, signBy, withArticle } from '../wording';
import type { CompatibilityFacts, Person } from './facts';
import type { CrossAspect, Guest } from './synastry';

/** Composes a reading for two from our authors' passages. */
export function almanac(facts: CompatibilityFacts, seed: string): string {
  const { you, they, apart, crossings, guests } = facts;
  const [first, second] = [you.sign.name, they.sign.name];
  const slots = { first, second, aFirst: withArticle(first), aSecond: withArticle(second) };
  return compose(
    [seed, you.sign.key, they.sign.key],
    [
      [
        { from: apart === 0 ? PAIR_OPENING_SAME : PAIR_OPENING, slots },
        { from: SIGN_DISTANCE[apart] ?? [] },
        { from: ELEMENT_PAIR[joined(you.sign.element, they.sign.element)] },
      ],
      [
        { from: YOU_IN_LOVE[you.sign.key] },
        { from: THEY_IN_LOVE[they.sign.key] },
        { from: MODE_PAIR[joined(you.sign.mode, they.sign.mode)] },
      ],
      [...planetLines(you), ...planetLines(they)],
      crossings.slice(0, guests.theirs.length > 0 ? 3 : 2).flatMap(crossLines),
      guestLines(facts, seed),
      [rulerLine(facts), { from: LOVE_LESSON[you.sign.key] }],
      [{ from: PAIR_PRACTICE[apart] ?? [] }, { from: PAIR_CLOSING }],
    ],
  );
}

/** The key under which words for two things are kept: in alphabetical order. */
function joined<A extends string>(one: A, other: A) {
  return [one, other].sort().join('-') as OrderedPair<A>;
}

type OrderedPair<A extends string> = Extract<
  keyof typeof ELEMENT_PAIR | keyof typeof MODE_PAIR,
  `${A}-${A}`
>;

function planetLines({ whose, sign, birth }: Person): Line[] {
  if (!birth) return [];
  const lines: Line[] = [];
  const slots = { whose, they: whose === 'Your' ? 'you' : 'they' };
  const suns = signsAtBirth(birth, 'sun');
  if (!suns.includes(sign.key)) {
    const sun = suns.map((key) => signBy(key).name).join(' or ');
    lines.push({ from: OTHER_SUN, slots: { whose: whose.toLowerCase(), sun, chosen: sign.name } });
  }
  // Where the hour would decide the sign, the list of facts names both and the text is silent.
  const [venus, mars] = [certainSign(birth, 'venus'), certainSign(birth, 'mars')];
  if (venus) lines.push({ from: VENUS_IN_SIGN[venus], slots });
  if (birth.time === 'known') {
    lines.push({ from: MOON_IN_LOVE[birth.chart.bodies.moon.sign], slots });
  }
  if (mars) lines.push({ from: MARS_IN_SIGN[mars], slots });
  return lines;
}

function crossLines({ yours, theirs, aspect }: CrossAspect): Line[] {
  return [
    { from: CROSS_LEAD[aspect], slots: { a: planetLabel(yours), b: planetLabel(theirs) } },
    { from: CROSS_PAIR[pairKey(yours, theirs) as keyof typeof CROSS_PAIR] },
  ];
}

/** One planet of theirs in your houses, and one of yours in theirs. */
function guestLines({ guests }: CompatibilityFacts, seed: string): Line[] {
  const random = seeded('guests', seed);
  const line = (found: readonly Guest[], passages: readonly (readonly string[])[]) =>
    found.length === 0
      ? []
      : [random.pick(found)].map(({ planet, house }) => ({
          from: passages[house - 1] ?? [],
          slots: { planet: planetLabel(planet) },
        }));
  return [...line(guests.theirs, THEIRS_IN_YOURS), ...line(guests.yours, YOURS_IN_THEIRS)];
}

function rulerLine({ you, they }: CompatibilityFacts): Line {
  const [one, other] = [rulerOf(you), rulerOf(they)];
  const slots = { a: planetName(one), giftA: RULER_GIFT[one] };
  if (one === other) return { from: RULER_SHARED, slots };
  return { from: RULER_PAIR, slots: { ...slots, b: planetName(other), giftB: RULER_GIFT[other] } };
}

/** A sign's classical ruler is one of the seven planets that words are kept for. */
function rulerOf({ sign }: Person) {
  return sign.ruler as Extract<Planet, keyof typeof RULER_GIFT>;
}
