import type { Chakra } from '@cosmic/divination/chakra/chakras';
import { compose, type Line } from '../compose';
import { CHAKRA_QUIET, CHAKRA_STRONG, CHAKRA_TODAY } from '../passages/chakra-centres';
import {
  CHAKRA_ALSO_QUIET,
  CHAKRA_CLOSING,
  CHAKRA_DAY,
  CHAKRA_HEAVIEST,
  CHAKRA_NONE_QUIET,
  CHAKRA_NOTE,
  CHAKRA_OPENING,
  CHAKRA_PRACTICE,
  CHAKRA_QUESTION,
  CHAKRA_TIED,
  CHAKRA_WAY,
} from '../passages/chakra-lines';
import { listed } from '../wording';
import { CENTRE_NAMES, percentOf, type ChakraFacts } from './facts';

/** Composes a reading of the centres from our authors' passages. */
export function almanac(facts: ChakraFacts, seed: string): string {
  const { heaviest, digits, day, todays, today, balance } = facts;
  const { place, theme, id, question } = heaviest.chakra;
  const weight = { name: CENTRE_NAMES[id], place, theme, percent: percentOf(heaviest) };
  const dayIs = { today: CENTRE_NAMES[todays.chakra.id], sum: day.sum, theme: todays.chakra.theme };
  return compose(
    [seed, id, digits, balance.lifePath, today],
    [
      [
        { from: CHAKRA_OPENING, slots: { digits: String(digits) } },
        { from: CHAKRA_HEAVIEST, slots: weight },
      ],
      [{ from: CHAKRA_STRONG[id] }, ...tiedLines(facts)],
      quietLines(facts),
      [
        { from: CHAKRA_DAY, slots: dayIs },
        { from: CHAKRA_TODAY[todays.chakra.id] },
        { from: CHAKRA_PRACTICE, slots: { practice: todays.chakra.practice } },
      ],
      [
        { from: CHAKRA_QUESTION, slots: { question } },
        { from: CHAKRA_NOTE },
        { from: CHAKRA_CLOSING },
      ],
    ],
  );
}

function tiedLines({ balance }: ChakraFacts): Line[] {
  const [, ...others] = balance.strongest;
  return others.length === 0 ? [] : [{ from: CHAKRA_TIED, slots: { names: namesOf(others) } }];
}

function quietLines({ balance, heaviest }: ChakraFacts): Line[] {
  const [first, ...others] = balance.quiet;
  if (!first) return [{ from: CHAKRA_NONE_QUIET }];
  const way = { name: CENTRE_NAMES[heaviest.chakra.id], quiet: CENTRE_NAMES[first.id] };
  const lines: Line[] = [
    { from: [...CHAKRA_QUIET[first.id], first.quiet] },
    { from: CHAKRA_WAY, slots: way },
  ];
  if (others.length > 0) {
    lines.push({ from: CHAKRA_ALSO_QUIET, slots: { names: namesOf(others) } });
  }
  return lines;
}

function namesOf(chakras: readonly Chakra[]): string {
  return listed(chakras.map(({ id }) => CENTRE_NAMES[id]));
}
