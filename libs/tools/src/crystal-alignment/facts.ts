import type { Language } from '@cosmic/contracts/language';
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
import { SKY_NAMES } from '../words/sky-names';
import { signBy } from '../wording';
import type { crystalAlignment } from './tool';
import { WORDS } from './words';

export interface CrystalFacts extends Facts {
  readonly language: Language;
  /** For the Sun, the Moon and the rising sign, in this order. */
  readonly stones: readonly CrystalChoice[];
  /** The elements of the three signs, each once, in that order. */
  readonly elements: readonly Element[];
}

const BODIES: Readonly<Record<CrystalRole, { key: string; body: string }>> = {
  strength: { key: 'sun', body: 'sun' },
  comfort: { key: 'moon', body: 'moon' },
  presence: { key: 'rising', body: 'ascendant' },
};

/** Which stones belong to three signs. */
export function facts({
  language = 'en',
  ...signs
}: ParamsOf<typeof crystalAlignment>): CrystalFacts {
  const stones = chooseStones(signs);
  const elements = [...new Set(stones.map(({ sign }) => signBy(sign).element))];
  const known = { language, stones, elements };
  return { ...known, shown: shownOf(known) };
}

function shownOf({ language, stones, elements }: Omit<CrystalFacts, 'shown'>): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    ...stones.flatMap((choice) => {
      const { role, sign, name: known } = choice;
      const { key, body } = BODIES[role];
      const { label, purpose } = words.roles[role];
      const stone = words.stone(choice);
      return [
        {
          key,
          label,
          value: words.chosen(names.sign(sign), stone.name, purpose),
          states: [
            ownSign(sign),
            inSign(body, sign, 'birth'),
            belong(stoneOf(known), `sign:${sign}`),
            belong(stoneOf(known), `body:${body}`),
          ],
        },
        plainFact(`${key}-stone`, stone.name, words.look(stone)),
        plainFact(`${key}-use`, words.keeping(stone.name), words.sentence(stone.use)),
        plainFact(`${key}-care`, words.careOf(stone.name), words.sentence(stone.care)),
      ];
    }),
    plainFact('elements', words.elements, names.listed(elements.map(names.element))),
    plainFact('custom', words.custom.label, words.custom.value),
  ];
}

/** A stone as the vocabulary has it: `stone:tiger’s-eye`. */
function stoneOf(name: string): Term {
  return `stone:${name.toLowerCase().replaceAll(' ', '-').replaceAll("'", '’')}`;
}
