import type { CrystalChoice } from '@cosmic/divination/crystal';
import { compose, type Line } from '../compose';
import {
  CARE,
  CRYSTAL_CLOSING,
  CRYSTAL_OPENING,
  KEYWORDS,
  ROLE_LEAD,
  SAME_STONE,
  THREE_ELEMENTS,
} from '../passages/crystal-lines';
import { SIGN_NEED } from '../passages/sign-need';
import { STONE } from '../passages/stones';
import { listed, signBy } from '../wording';
import type { CrystalFacts } from './facts';

/** Composes a reading of three stones from our authors' passages. */
export function almanac({ stones, elements }: CrystalFacts, seed: string): string {
  const [first] = stones;
  const repeated = stones.find(({ id }, at) => stones.findIndex((one) => one.id === id) !== at);
  return compose(
    [seed, ...stones.map(({ sign }) => sign)],
    [
      [
        { from: CRYSTAL_OPENING },
        { from: THREE_ELEMENTS[elements.length - 1] ?? [], slots: { elements: listed(elements) } },
      ],
      ...stones.map((choice, at) => stoneLines(choice, stones.slice(0, at))),
      [
        ...(repeated ? [{ from: SAME_STONE, slots: { stone: nameOf(repeated) } }] : []),
        ...(first
          ? [{ from: CARE, slots: { stone: nameOf(first), care: clauseOf(first.care) } }]
          : []),
        { from: CRYSTAL_CLOSING },
      ],
    ],
  );
}

/** What a stone stands for is said at its first place only. */
function stoneLines(choice: CrystalChoice, before: readonly CrystalChoice[]): Line[] {
  const { id, role, sign, keywords, color, use } = choice;
  const slots = {
    stone: nameOf(choice),
    sign: signBy(sign).name,
    words: listed(keywords),
    color,
    use: clauseOf(use),
  };
  return [
    { from: ROLE_LEAD[role], slots },
    { from: SIGN_NEED[sign] },
    { from: STONE[id] },
    ...(before.some((other) => other.id === id) ? [] : [{ from: KEYWORDS, slots }]),
  ];
}

/** As a text writes it, with a typographic apostrophe. */
function nameOf({ name }: CrystalChoice): string {
  return name.replace("'", '’');
}

/** A sentence of a table as the end of another one. */
function clauseOf(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}
