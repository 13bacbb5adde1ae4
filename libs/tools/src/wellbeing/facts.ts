import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { balanceOf, type Balance } from '@cosmic/sky/charts/balance';
import { PLANETS, type Planet } from '@cosmic/sky/bodies';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import { moonAt, type MoonState } from '@cosmic/sky/astronomy/moon';
import type { Element, Sign } from '@cosmic/sky/zodiac';
import type { Context, Facts } from '../maker';
import { moonFact, placeFact } from '../sky-today';
import { noonOf } from '../today';
import { belong, figuresIn, ownSign } from '../stated';
import type { ParamsOf } from '../tool';
import { listed, planetLabel, signBy } from '../wording';
import type { wellbeing } from './tool';

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water'];

export interface WellbeingFacts extends Facts {
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
  { sign, moon, venus, noon }: Omit<WellbeingFacts, 'shown'>,
  positions: Readonly<Record<Planet, Position>>,
): StatedFact[] {
  return [
    {
      key: 'sign',
      label: 'Sign',
      value: `${sign.name}, ${sign.element}`,
      states: [ownSign(sign.key)],
    },
    moonFact(moon, noon, sign.key),
    placeFact('venus', 'Venus', venus, sign.key),
    ...ELEMENTS.map((element) => {
      const there = PLANETS.filter((planet) => signBy(positions[planet].sign).element === element);
      const names = there.map(planetLabel);
      return {
        key: element,
        label: `In ${element} signs today`,
        value:
          there.length === 0 ? 'none of the ten' : `${there.length} of the ten: ${listed(names)}`,
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
