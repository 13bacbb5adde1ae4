import type { Language } from '@cosmic/contracts/language';
import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { balanceOf, type Balance } from '@cosmic/sky/charts/balance';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Element, Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { moonFact, placeFact } from '../charts/sky-today';
import { noonOf } from '../today';
import { belong, figuresIn, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { wellbeing } from './tool';
import { WORDS } from './words';

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water'];

export interface WellbeingFacts extends Facts {
  readonly language: Language;
  readonly sign: Sign;
  /** At noon UTC today. */
  readonly moon: MoonState;
  readonly venus: Position;
  readonly noon: Date;
  /** How the ten planets of today are spread over the elements. */
  readonly balance: Balance;
  /** The element that more planets are in than in any other. */
  readonly leading: Element | undefined;
}

/** What does a sign good under the sky of today. */
export function facts(params: ParamsOf<typeof wellbeing>, { at }: Context): WellbeingFacts {
  const noon = noonOf(at);
  const positions = positionsAt(noon, PLANETS);
  const balance = balanceOf(PLANETS.map((planet) => positions[planet].sign));
  const [first, second] = balance.strongestElements;
  const known = {
    language: params.language ?? 'en',
    sign: signBy(params.sign),
    moon: moonAt(noon),
    venus: positions.venus,
    noon,
    balance,
    leading: second ? undefined : first,
  };
  return { ...known, shown: shownOf(known, positions) };
}

function shownOf(
  { language, sign, moon, venus, noon }: Omit<WellbeingFacts, 'shown'>,
  positions: Readonly<Record<Planet, Position>>,
): StatedFact[] {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    {
      key: 'sign',
      label: names.labels.sign,
      value: `${names.sign(sign.key)}, ${names.element(sign.element)}`,
      states: [ownSign(sign.key)],
    },
    moonFact(moon, noon, sign.key, language),
    placeFact('venus', names.planet('venus'), venus, sign.key, language),
    ...ELEMENTS.map((element) => {
      const there = PLANETS.filter((planet) => signBy(positions[planet].sign).element === element);
      return {
        key: element,
        label: words.inSignsOf(names.element(element)),
        value:
          there.length === 0
            ? words.noneThere
            : words.there(there.length, names.listed(there.map(names.planet))),
        states: [
          belong(
            `element:${element}`,
            ...figuresIn(there.length),
            ...there.map((planet) => `body:${planet}` as const),
          ),
        ],
      };
    }),
  ];
}
