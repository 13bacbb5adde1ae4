import type { Nakshatra } from '@cosmic/sky/charts/sidereal';
import { compose, type Line } from '../compose';
import {
  CHOSEN_DECIDES,
  CHOSEN_OTHER,
  CHOSEN_RIGHT,
  EXACT,
  LORD_LINE,
  NAKSHATRA_CLOSING,
  NAKSHATRA_OPENING,
  NAKSHATRA_STEP,
  OTHER_ROOM,
  PADA_LINE,
  TARA_LINE,
  TWO_ROOMS,
  WHOLE_DAY,
} from '../passages/nakshatra-lines';
import { NAKSHATRA_WORDS } from '../passages/nakshatras';
import type { NakshatraFacts } from './facts';

const QUARTERS = ['first', 'second', 'third', 'fourth'];

/** Composes the reading of a nakshatra from our authors' passages. */
export function almanac(facts: NakshatraFacts, seed: string): string {
  const { nakshatra, others, exact, today } = facts;
  const words = NAKSHATRA_WORDS[nakshatra.index - 1];
  const scene: Line = { from: words?.scene ?? [] };
  return compose(
    [seed, 'nakshatra', nakshatra.index],
    [
      [{ from: NAKSHATRA_OPENING }, ...howKnown(facts)],
      [
        scene,
        scene,
        others.length > 0 ? undefined : scene,
        { from: LORD_LINE[nakshatra.lord] },
        exact ? { from: PADA_LINE[nakshatra.pada - 1] ?? [] } : undefined,
        { from: words?.care ?? [] },
      ],
      ...others.map((other) => otherLines(other, others.length)),
      [
        {
          from: TARA_LINE[today.tara - 1] ?? [],
          slots: { today: today.nakshatra.name, name: nakshatra.name },
        },
        { from: NAKSHATRA_STEP },
        { from: NAKSHATRA_CLOSING },
      ],
    ],
  );
}

function howKnown({ nakshatra, others, exact, choice, chosen, decides }: NakshatraFacts): Line[] {
  const { name, pada } = nakshatra;
  const names = [nakshatra, ...others].map((one) => one.name).join(' or ');
  const slots = { name, names, chosen, decides, pada: QUARTERS[pada - 1] ?? '' };
  const lines: Line[] = [];
  if (choice === 'other') lines.push({ from: CHOSEN_OTHER, slots });
  if (choice === 'right') lines.push({ from: CHOSEN_RIGHT, slots });
  if (choice === 'decides') return [{ from: CHOSEN_DECIDES, slots }];
  const how = exact ? EXACT : others.length > 0 ? TWO_ROOMS : WHOLE_DAY;
  return [...lines, { from: how, slots }];
}

/** Another one that the date allows; the more there are, the shorter each is. */
function otherLines({ index, name, lord }: Nakshatra, count: number): Line[] {
  const words = NAKSHATRA_WORDS[index - 1];
  const scene: Line = { from: words?.scene ?? [] };
  return [
    { from: OTHER_ROOM, slots: { name } },
    scene,
    ...(count > 1 ? [] : [scene]),
    { from: LORD_LINE[lord] },
    ...(count > 2 ? [] : [{ from: words?.care ?? [] }]),
  ];
}
