import type { CrystalChoice } from '@cosmic/divination/crystal';
import { compose, type Line } from '../compose';
import { SKY_NAMES, type SkyNames } from '../words/sky-names';
import type { CrystalFacts } from './facts';
import { WORDS, type CrystalWords } from './words';

/** Composes a reading of three stones from our authors' passages. */
export function almanac({ language, stones, elements }: CrystalFacts, seed: string): string {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const [first] = stones;
  const repeated = stones.find(({ id }, at) => stones.findIndex((one) => one.id === id) !== at);
  const among = names.listed(elements.map(names.element));
  return compose(
    [seed, ...stones.map(({ sign }) => sign)],
    [
      [
        { from: words.opening },
        { from: words.threeElements[elements.length - 1] ?? [], slots: { elements: among } },
      ],
      ...stones.map((choice, at) => stoneLines(words, names, choice, stones.slice(0, at))),
      [
        ...(repeated
          ? [{ from: words.sameStone, slots: { stone: words.inText(words.stone(repeated).name) } }]
          : []),
        ...(first ? [careLine(words, first)] : []),
        { from: words.closing },
      ],
    ],
  );
}

/** What a stone stands for is said at its first place only. */
function stoneLines(
  words: CrystalWords,
  names: SkyNames,
  choice: CrystalChoice,
  before: readonly CrystalChoice[],
): Line[] {
  const { id, role, sign } = choice;
  const { name, keywords, color, use } = words.stone(choice);
  const slots = {
    stone: words.inText(name),
    sign: names.sign(sign),
    words: names.listed(keywords),
    color,
    use,
  };
  return [
    { from: words.roleLead[role], slots },
    { from: words.signNeed[sign] },
    { from: words.having[id] },
    ...(before.some((other) => other.id === id) ? [] : [{ from: words.keywords, slots }]),
  ];
}

function careLine(words: CrystalWords, choice: CrystalChoice): Line {
  const { name, care } = words.stone(choice);
  return { from: words.care, slots: { stone: words.inText(name), care } };
}
