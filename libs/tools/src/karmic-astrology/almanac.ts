import { compose, type Line } from '../compose';
import {
  KARMIC_CLOSING,
  KARMIC_OPENING,
  NODES_COMPUTED,
  NODES_OPEN,
  NODES_TODAY,
  SATURN_OPEN,
  SATURN_RETURN_NEXT,
  SATURN_TO_SOUTH,
  SATURN_TODAY,
} from '../passages/karmic-lines';
import { KARMIC_SATURN, NODE_STEP, NORTH_NODE, SOUTH_NODE } from '../passages/karmic-signs';
import { utcDate } from '../today';
import { houseFrom, monthAndYear, signsApart } from '../wording';
import type { KarmicFacts } from './facts';

/** Composes a reading of the nodes and Saturn from our authors' passages. */
export function almanac(facts: KarmicFacts, seed: string): string {
  const { south, north, saturn, noon } = facts;
  return compose(
    [seed, 'karmic', south.sign.key, saturn.sign.key, utcDate(noon)],
    [
      [{ from: KARMIC_OPENING }, ...nodeLines(facts)],
      [{ from: SOUTH_NODE[south.sign.key] }, { from: SOUTH_NODE[south.sign.key] }],
      [{ from: NORTH_NODE[north.key] }, { from: NORTH_NODE[north.key] }],
      [
        ...saturnLines(facts),
        { from: SATURN_TO_SOUTH[signsApart(south.sign.key, saturn.sign.key)] ?? [] },
      ],
      todayLines(facts),
      [{ from: NODE_STEP[north.key] }, { from: KARMIC_CLOSING }],
    ],
  );
}

function nodeLines({ chart, south, north, reckoning }: KarmicFacts): Line[] {
  if (south.other) {
    return [{ from: NODES_OPEN, slots: { south: south.sign.name, other: south.other.name } }];
  }
  if (!chart) return [];
  return [
    { from: NODES_COMPUTED, slots: { south: south.sign.name, north: north.name, reckoning } },
  ];
}

function saturnLines({ saturn }: KarmicFacts): Line[] {
  const { sign, other } = saturn;
  const slots = { saturn: sign.name, other: other?.name ?? '' };
  return [...(other ? [{ from: SATURN_OPEN, slots }] : []), { from: KARMIC_SATURN[sign.key] }];
}

function todayLines({ saturn, north, today, saturnReturn }: KarmicFacts): Line[] {
  const gone = houseFrom(saturn.sign.key, today.saturn.key) - 1;
  const stage = gone === 0 ? 'home' : gone === 6 ? 'facing' : gone < 6 ? 'building' : 'homing';
  const apart = signsApart(north.key, today.north.key);
  const meeting =
    apart === 0 ? 'home' : apart === 6 ? 'reversed' : apart === 3 ? 'crossing' : 'passing';
  const lines: Line[] = [
    {
      from: SATURN_TODAY[stage],
      slots: { today: today.saturn.name, saturn: saturn.sign.name },
    },
    { from: NODES_TODAY[meeting], slots: { north: today.north.name } },
  ];
  if (!saturnReturn) return lines;
  const slots = { which: saturnReturn.which, date: monthAndYear(saturnReturn.at) };
  return [...lines, { from: SATURN_RETURN_NEXT, slots }];
}
