import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Gender } from '../fields/choice';
import type { Context, Facts } from '../maker';
import { belong, figuresIn, named, ownSign, rulesSign } from '../stated';
import type { ParamsOf } from '../tool';
import { planetName, signBy } from '../wording';
import { chooseNames, numberOf, type ChosenName } from './choice';
import { NAMES } from './names';
import type { babyName } from './tool';

export interface BabyNameFacts extends Facts {
  readonly gender: Gender;
  readonly signs: readonly [Sign, Sign];
  /** Four by their element, then two by their number. */
  readonly names: readonly ChosenName[];
}

/** Six names for two signs. The seed decides which, so asking again brings others. */
export function facts(params: ParamsOf<typeof babyName>, { seed }: Context): BabyNameFacts {
  const signs = [signBy(params.sign1), signBy(params.sign2)] as const;
  const names = chooseNames(params.gender, signs, seed);
  const known = { gender: params.gender, signs, names };
  return { ...known, shown: shownOf(known) };
}

function shownOf({ gender, signs, names }: Omit<BabyNameFacts, 'shown'>): StatedFact[] {
  const ofGender = NAMES.filter((name) => name.gender === gender).length;
  return [
    ...signs.map((sign, at) => ({
      key: `sign-${at + 1}`,
      label: at === 0 ? 'One parent' : 'The other parent',
      value: `${sign.name}, ${sign.element}, ruled by ${planetName(sign.ruler)}, whose number is ${numberOf(sign)}`,
      states: [
        ownSign(sign.key),
        rulesSign(sign.ruler, sign.key),
        belong(`body:${sign.ruler}`, ...figuresIn(numberOf(sign))),
      ],
    })),
    ...names.map((name, at) => ({
      key: `name-${at + 1}`,
      label: name.name,
      value: `${name.origin}, “${name.meaning}”; ${name.element}; ${name.steps.join('; ')}; chosen for ${reasonOf(name, signs)}`,
      states: named(...name.steps),
    })),
    {
      key: 'method',
      label: 'How they were chosen',
      value: `from ${ofGender} of ${NAMES.length} names, by the element of their meaning and the sum of their letters`,
      states: named(ofGender, NAMES.length),
    },
  ];
}

function reasonOf({ because, element }: ChosenName, [one]: readonly [Sign, Sign]): string {
  if (because.kind === 'kin') return `its ${element}, which is akin to the ${one.element} of both`;
  if (because.kind === 'element') return `the ${element} of ${because.sign.name}`;
  const { ruler, name } = because.sign;
  return `its number, that of ${planetName(ruler)}, the ruler of ${name}`;
}
