import type { Fact } from '@cosmic/contracts/readings';
import {
  crystalAlignment as chooseStones,
  type CrystalChoice,
  type CrystalRole,
} from '@cosmic/divination/crystal';
import type { Element } from '@cosmic/sky/zodiac';
import type { Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { listed, signBy } from '../wording';
import type { crystalAlignment } from './tool';

export interface CrystalFacts extends Facts {
  /** For the Sun, the Moon and the rising sign, in this order. */
  readonly stones: readonly CrystalChoice[];
  /** The elements of the three signs, each once, in that order. */
  readonly elements: readonly Element[];
}

const BODIES: Record<CrystalRole, { key: string; label: string; role: string }> = {
  strength: { key: 'sun', label: 'Sun sign', role: 'for strength' },
  comfort: { key: 'moon', label: 'Moon sign', role: 'for comfort' },
  presence: { key: 'rising', label: 'Rising sign', role: 'for company outside' },
};

/** Which stones belong to three signs. */
export function facts(params: ParamsOf<typeof crystalAlignment>): CrystalFacts {
  const stones = chooseStones(params);
  const elements = [...new Set(stones.map(({ sign }) => signBy(sign).element))];
  return { stones, elements, shown: shownOf(stones, elements) };
}

function shownOf(stones: readonly CrystalChoice[], elements: readonly Element[]): Fact[] {
  return [
    ...stones.flatMap(({ role, sign, name, color, keywords, use, care }) => {
      const { key, label, role: purpose } = BODIES[role];
      return [
        { key, label, value: `${signBy(sign).name}: ${name}, ${purpose}` },
        { key: `${key}-stone`, label: name, value: `${color}; ${keywords.join(', ')}` },
        { key: `${key}-use`, label: `Keeping ${name} near`, value: use },
        { key: `${key}-care`, label: `Care of ${name}`, value: care },
      ];
    }),
    { key: 'elements', label: 'Elements', value: listed(elements) },
    {
      key: 'custom',
      label: 'Where this comes from',
      value: 'lapidary custom, which gives stones to signs as pictures and not as remedies',
    },
  ];
}
