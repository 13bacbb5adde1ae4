import { compose, type Line } from '../compose';
import { SKY_NAMES } from '../words/sky-names';
import { kinOf, type ChosenName } from './choice';
import type { BabyNameFacts } from './facts';
import type { ElementPair } from './passages/baby-name-elements';
import { WORDS } from './words';

/** Composes the choice of six names from our authors' passages. */
export function almanac(facts: BabyNameFacts, seed: string): string {
  const { language, gender, signs, names } = facts;
  const [words, sky] = [WORDS[language], SKY_NAMES[language]];
  const [one, two] = signs;
  const same = one.key === two.key;
  const slots = { one: sky.sign(one.key), two: sky.sign(two.key) };
  const pair = [one.element, two.element].sort().join('-') as ElementPair;
  const nameLines = (name: ChosenName) => linesOf(name, facts);
  return compose(
    [seed, gender, one.key, two.key],
    [
      [
        { from: same ? words.openingSame : words.opening, slots },
        { from: words.nameFor[gender] },
        { from: same ? words.signTwice[one.element] : words.elementsAtHome[pair], slots },
      ],
      [
        { from: words.nameElement[one.element], slots: { sign: slots.one } },
        ...names.slice(0, 2).flatMap(nameLines),
      ],
      [secondLead(facts), ...names.slice(2, 4).flatMap(nameLines)],
      names.slice(4).flatMap((name) => numberLines(name, facts)),
      [{ from: words.trying }, { from: words.closing }],
    ],
  );
}

function secondLead({ language, signs: [one, two] }: BabyNameFacts): Line {
  const [words, sky] = [WORDS[language], SKY_NAMES[language]];
  return one.element === two.element
    ? { from: words.kin[kinOf(one)], slots: { element: sky.element(one.element) } }
    : { from: words.nameElement[two.element], slots: { sign: sky.sign(two.key) } };
}

function linesOf(chosen: ChosenName, { language }: BabyNameFacts): Line[] {
  const words = WORDS[language];
  const told = words.told(chosen);
  const { number } = chosen;
  return [
    { from: words.line, slots: { ...told } },
    { from: words.number[number] ?? [], slots: { name: told.name, number: String(number) } },
  ];
}

function numberLines(chosen: ChosenName, { language }: BabyNameFacts): Line[] {
  const { number, because } = chosen;
  if (because.kind !== 'number') return [];
  const [words, sky] = [WORDS[language], SKY_NAMES[language]];
  const told = words.told(chosen);
  const { key, ruler } = because.sign;
  const reason = {
    name: told.name,
    number: String(number),
    planet: sky.planetName(ruler),
    sign: sky.sign(key),
  };
  return [
    { from: words.line, slots: { ...told } },
    { from: words.byNumber, slots: reason },
  ];
}
