import { compose, type Line } from '../compose';
import {
  NAME_BY_NUMBER,
  NAME_CLOSING,
  NAME_ELEMENT,
  NAME_FOR,
  NAME_KIN,
  NAME_LINE,
  NAME_NUMBER,
  NAME_OPENING,
  NAME_OPENING_SAME,
  NAME_TRY,
} from '../passages/baby-name-lines';
import { ELEMENTS_AT_HOME, SIGN_TWICE } from '../passages/baby-name-elements';
import { planetName } from '../wording';
import { kinOf, type ChosenName } from './choice';
import type { BabyNameFacts } from './facts';

/** Composes the choice of six names from our authors' passages. */
export function almanac(facts: BabyNameFacts, seed: string): string {
  const { gender, signs, names } = facts;
  const [one, two] = signs;
  const same = one.key === two.key;
  const slots = { one: one.name, two: two.name };
  const pair = [one.element, two.element].sort().join('-') as keyof typeof ELEMENTS_AT_HOME;
  return compose(
    [seed, gender, one.key, two.key],
    [
      [
        { from: same ? NAME_OPENING_SAME : NAME_OPENING, slots },
        { from: NAME_FOR[gender] },
        { from: same ? SIGN_TWICE[one.element] : ELEMENTS_AT_HOME[pair], slots },
      ],
      [
        { from: NAME_ELEMENT[one.element], slots: { sign: one.name } },
        ...names.slice(0, 2).flatMap(nameLines),
      ],
      [secondLead(facts), ...names.slice(2, 4).flatMap(nameLines)],
      names.slice(4).flatMap(numberLines),
      [{ from: NAME_TRY }, { from: NAME_CLOSING }],
    ],
  );
}

function secondLead({ signs: [one, two] }: BabyNameFacts): Line {
  return one.element === two.element
    ? { from: NAME_KIN[kinOf(one)], slots: { element: one.element } }
    : { from: NAME_ELEMENT[two.element], slots: { sign: two.name } };
}

function nameLines({ name, origin, meaning, number }: ChosenName): Line[] {
  return [
    { from: NAME_LINE, slots: { name, origin, meaning } },
    { from: NAME_NUMBER[number] ?? [], slots: { name, number: String(number) } },
  ];
}

function numberLines(chosen: ChosenName): Line[] {
  const { name, origin, meaning, number, because } = chosen;
  if (because.kind !== 'number') return [];
  const { ruler, name: sign } = because.sign;
  const reason = { name, number: String(number), planet: planetName(ruler), sign };
  return [
    { from: NAME_LINE, slots: { name, origin, meaning } },
    { from: NAME_BY_NUMBER, slots: reason },
  ];
}
