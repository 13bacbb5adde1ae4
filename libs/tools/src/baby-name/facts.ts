import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import type { Sign } from '@cosmic/sky/zodiac';
import type { Gender } from '../fields/choice';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { belong, figuresIn, named, ownSign, rulesSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import { chooseNames, numberOf, type ChosenName } from './choice';
import { NAMES } from './names';
import type { babyName } from './tool';
import { WORDS } from './words';

export interface BabyNameFacts extends Facts {
  readonly language: Language;
  readonly gender: Gender;
  readonly signs: readonly [Sign, Sign];
  /** Four by their element, then two by their number. */
  readonly names: readonly ChosenName[];
}

/** Six names for two signs. The seed decides which, so asking again brings others. */
export function facts(params: ParamsOf<typeof babyName>, { seed }: Context): BabyNameFacts {
  const language = params.language ?? 'en';
  const signs = [signBy(params.sign1), signBy(params.sign2)] as const;
  const names = chooseNames(params.gender, signs, seed);
  const known = { language, gender: params.gender, signs, names };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<BabyNameFacts, 'shown'>): StatedFact[] {
  const { language, gender, signs, names } = known;
  const [words, sky] = [WORDS[language], SKY_NAMES[language]];
  const ofGender = NAMES.filter((name) => name.gender === gender).length;
  return [
    ...signs.map((sign, at) => ({
      key: `sign-${at + 1}`,
      label: at === 0 ? words.labels.one : words.labels.other,
      value: words.parent({
        sign: sky.sign(sign.key),
        element: sky.element(sign.element),
        ruler: sky.planetName(sign.ruler),
        number: numberOf(sign),
      }),
      states: [
        ownSign(sign.key),
        rulesSign(sign.ruler, sign.key),
        belong(`body:${sign.ruler}`, ...figuresIn(numberOf(sign))),
      ],
    })),
    ...names.map((name, at) => {
      const told = words.told(name);
      return {
        key: `name-${at + 1}`,
        label: told.name,
        value: words.name({
          ...told,
          element: sky.element(name.element),
          steps: name.steps,
          reason: reasonOf(name, known),
        }),
        states: named(...name.steps),
      };
    }),
    {
      key: 'method',
      label: words.labels.method,
      value: words.method(ofGender, NAMES.length),
      states: named(ofGender, NAMES.length),
    },
  ];
}

function reasonOf(
  { because, element }: ChosenName,
  { language, signs: [one] }: Omit<BabyNameFacts, 'shown'>,
): string {
  const [{ reasons }, sky] = [WORDS[language], SKY_NAMES[language]];
  if (because.kind === 'kin') return reasons.kin(sky.element(element), sky.element(one.element));
  const { key, ruler } = because.sign;
  return because.kind === 'element'
    ? reasons.element(sky.element(element), sky.sign(key))
    : reasons.number(sky.planetName(ruler), sky.sign(key));
}
