import { seeded } from '@cosmic/divination/seeded';
import { certainSign, signsAtBirth } from '../birth';
import { compose, type Line } from '../compose';
import {
  ASK_THEM,
  DATE_CLOSING,
  DATE_IDEA,
  DATE_OPENING,
  DATE_SPARK,
  DATE_TRIP,
  DATING_DAY,
  DATING_DAY_LEANING,
  DATING_MOON,
  FIRST_MESSAGE,
  SECOND_DAY,
} from '../passages/dating-lines';
import { THEY_FLIRT, YOU_FLIRT } from '../passages/dating-signs';
import { CROSS_LEAD, CROSS_PAIR, MARS_IN_SIGN, VENUS_IN_SIGN } from '../passages/love-planets';
import { OTHER_SUN } from '../passages/pair-lines';
import { utcDate } from '../today';
import { dayAndMonth, pairKey, planetLabel, signBy } from '../wording';
import type { DatingFacts } from './facts';

/** Composes a date for two from our authors' passages. */
export function almanac(facts: DatingFacts, seed: string): string {
  const { pair, names, noon } = facts;
  const { you, they, apart } = pair;
  const chance = [seed, you.sign.key, they.sign.key, utcDate(noon)];
  const slots = {
    they: names.they ?? 'the other one',
    youSign: you.sign.name,
    theirSign: they.sign.name,
  };
  const elements = [you.sign.element, they.sign.element].sort().join('-');
  const opening = names.you ? DATE_OPENING.named : DATE_OPENING.nameless;
  return compose(chance, [
    [
      { from: opening, slots: { ...slots, you: names.you ?? '' } },
      { from: DATE_SPARK[elements as keyof typeof DATE_SPARK] },
    ],
    [{ from: YOU_FLIRT[you.sign.key] }, { from: THEY_FLIRT[they.sign.key], slots }],
    birthLines(facts),
    [
      { from: DATE_IDEA[they.sign.key], slots },
      { from: ASK_THEM[they.sign.key], slots },
      { from: DATE_TRIP[apart] ?? [], slots },
    ],
    [
      ...dayLines(facts, chance),
      { from: FIRST_MESSAGE[you.sign.key] },
      { from: DATE_CLOSING, slots },
    ],
  ]);
}

/** Venus and Mars where a birth date makes their sign certain, and the closest contact of two. */
function birthLines({ pair: { you, they, crossings } }: DatingFacts): Line[] {
  const lines = [you, they].flatMap(({ whose, sign, birth }): Line[] => {
    if (!birth) return [];
    const slots = { whose, they: whose === 'Your' ? 'you' : 'they' };
    const suns = signsAtBirth(birth, 'sun');
    const [venus, mars] = [certainSign(birth, 'venus'), certainSign(birth, 'mars')];
    const sun = suns.map((key) => signBy(key).name).join(' or ');
    const other = { whose: whose.toLowerCase(), sun, chosen: sign.name };
    return [
      ...(suns.includes(sign.key) ? [] : [{ from: OTHER_SUN, slots: other }]),
      ...(venus ? [{ from: VENUS_IN_SIGN[venus], slots }] : []),
      ...(mars ? [{ from: MARS_IN_SIGN[mars], slots }] : []),
    ];
  });
  const [closest] = crossings;
  if (!closest) return lines;
  const { yours, theirs, aspect } = closest;
  return [
    ...lines,
    { from: CROSS_LEAD[aspect], slots: { a: planetLabel(yours), b: planetLabel(theirs) } },
    { from: CROSS_PAIR[pairKey(yours, theirs) as keyof typeof CROSS_PAIR] },
  ];
}

/** One of the days with its Moon, and another in case it does not suit. */
function dayLines({ pair, days }: DatingFacts, chance: readonly string[]): Line[] {
  const [first, second] = seeded('day', ...chance).shuffle(days);
  if (!first || !second) return [];
  const slots = ({ at, moon, kindTo }: typeof first) => ({
    date: dayAndMonth(at),
    sign: signBy(moon.sign).name,
    host: (kindTo === 'one' ? pair.you : pair.they).sign.name,
  });
  return [
    { from: first.kindTo === 'both' ? DATING_DAY : DATING_DAY_LEANING, slots: slots(first) },
    { from: DATING_MOON[signBy(first.moon.sign).element] },
    { from: SECOND_DAY, slots: slots(second) },
  ];
}
