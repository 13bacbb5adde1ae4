import type { SignKey } from '@cosmic/sky/zodiac';
import { compose, type Line } from '../compose';
import {
  GROWTH_AT_BIRTH,
  GROWTH_CLOSING,
  GROWTH_CUSP,
  GROWTH_EITHER,
  GROWTH_OPENING,
  GROWTH_TODAY,
  ROOM_TO_GROW,
  ROOM_TO_PRACTISE,
} from '../passages/growth-lines';
import {
  JUPITER_GROWS,
  NEPTUNE_DREAMS,
  NODE_POINTS,
  SATURN_TEACHES,
} from '../passages/growth-planets';
import { GROWTH_PRACTICE, SIGN_ROAD } from '../passages/growth-sign';
import { OTHER_SUN } from '../passages/pair-lines';
import { utcDate } from '../today';
import { houseFrom, signBy } from '../wording';
import type { GrowthFacts, Guide } from './facts';

/** A guide within a sentence. */
const SPOKEN: Readonly<Record<Guide, string>> = {
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  neptune: 'Neptune',
  'true-node': 'the true north node',
  'mean-node': 'the mean north node',
};

/** Composes a reading about inner growth from our authors' passages. */
export function almanac(facts: GrowthFacts, seed: string): string {
  const { sign, chart, guides, today, noon } = facts;
  const road = { from: SIGN_ROAD[sign.key] };
  const room = (from: readonly (readonly string[])[], at: SignKey): Line => ({
    from: from[houseFrom(sign.key, at) - 1] ?? [],
    slots: { sign: signBy(at).name },
  });
  return compose(
    [seed, sign.key, utcDate(noon)],
    [
      [{ from: GROWTH_OPENING }, road, road, ...sunLines(facts)],
      [
        { from: chart ? GROWTH_AT_BIRTH : GROWTH_TODAY },
        ...guides.map((guide) => guideLine(guide, facts)),
      ],
      [room(ROOM_TO_GROW, today.jupiter.sign), room(ROOM_TO_PRACTISE, today.saturn.sign)],
      [{ from: GROWTH_PRACTICE[sign.element] }, { from: GROWTH_CLOSING }],
    ],
  );
}

/** Of a guide at birth, or today where no birth date is given. */
function guideLine(guide: Guide, { chart, today }: GrowthFacts): Line {
  const [one, two] = (chart?.ranges[guide].signs ?? [today[guide].sign]).map(signBy);
  const { key, name, element } = one ?? signBy(today[guide].sign);
  if (two) {
    return { from: GROWTH_EITHER, slots: { planet: SPOKEN[guide], one: name, two: two.name } };
  }
  switch (guide) {
    case 'jupiter':
      return { from: JUPITER_GROWS[key] };
    case 'saturn':
      return { from: SATURN_TEACHES[key] };
    case 'neptune':
      return { from: NEPTUNE_DREAMS[element], slots: { sign: name } };
    case 'true-node':
    case 'mean-node':
      return { from: NODE_POINTS[key] };
  }
}

/** Says so where the birth date leaves two Sun signs open, or has another than the chosen one. */
function sunLines({ sign, suns }: GrowthFacts): Line[] {
  const [one, two] = suns;
  if (one && two) {
    return [{ from: GROWTH_CUSP, slots: { one: one.name, two: two.name, sign: sign.name } }];
  }
  if (!one || one.key === sign.key) return [];
  return [{ from: OTHER_SUN, slots: { whose: 'your', sun: one.name, chosen: sign.name } }];
}
