import type { StatedFact, Term } from '@cosmic/narrator/craft/stated';
import {
  crystalAlignment as chooseStones,
  type CrystalChoice,
  type CrystalRole,
} from '@cosmic/divination/crystal';
import type { Element } from '@cosmic/sky/zodiac';
import type { Facts } from '../maker';
import { belong, inSign, ownSign, plainFact } from '../stated';
import type { ParamsOf } from '../tool';
import { listed, signBy } from '../wording';
import type { crystalAlignment } from './tool';

export interface CrystalFacts extends Facts {
  /** For the Sun, the Moon and the rising sign, in this order. */
  readonly stones: readonly CrystalChoice[];
  /** The elements of the three signs, each once, in that order. */
  readonly elements: readonly Element[];
}

const BODIES: Record<CrystalRole, { key: string; label: string; body: string; role: string }> = {
  strength: { key: 'sun', label: 'Sun sign', body: 'sun', role: 'for strength' },
  comfort: { key: 'moon', label: 'Moon sign', body: 'moon', role: 'for comfort' },
  presence: {
    ...{ key: 'rising', label: 'Rising sign', body: 'ascendant' },
    role: 'for company outside',
  },
};

/** Which stones belong to three signs. */
export function facts(params: ParamsOf<typeof crystalAlignment>): CrystalFacts {
  const stones = chooseStones(params);
  const elements = [...new Set(stones.map(({ sign }) => signBy(sign).element))];
  return { stones, elements, shown: shownOf(stones, elements) };
}

function shownOf(stones: readonly CrystalChoice[], elements: readonly Element[]): StatedFact[] {
  return [
    ...stones.flatMap(({ role, sign, name, color, keywords, use, care }) => {
      const { key, label, body, role: purpose } = BODIES[role];
      return [
        {
          key,
          label,
          value: `${signBy(sign).name}: ${name}, ${purpose}`,
          states: [
            ownSign(sign),
            inSign(body, sign, 'birth'),
            belong(stoneOf(name), `sign:${sign}`),
            belong(stoneOf(name), `body:${body}`),
          ],
        },
        plainFact(`${key}-stone`, name, `${color}; ${keywords.join(', ')}`),
        plainFact(`${key}-use`, `Keeping ${name} near`, use),
        plainFact(`${key}-care`, `Care of ${name}`, care),
      ];
    }),
    plainFact('elements', 'Elements', listed(elements)),
    plainFact(
      'custom',
      'Where this comes from',
      'lapidary custom, which gives stones to signs as pictures and not as remedies',
    ),
  ];
}

/** A stone as the vocabulary has it: `stone:tiger’s-eye`. */
function stoneOf(name: string): Term {
  return `stone:${name.toLowerCase().replaceAll(' ', '-').replaceAll("'", '’')}`;
}
