import type { FigureOf } from '@cosmic/contracts/figures';
import type { Fact } from '@cosmic/contracts/readings';
import { describeNumber } from '@cosmic/divination/numerology/descriptions';
import {
  LIFE_PATH_METHOD_NAMES,
  lifePath,
  type LifePath,
} from '@cosmic/divination/numerology/life-path';
import { personalYear, type PersonalYear } from '@cosmic/divination/numerology/personal-year';
import type { Balance } from '@cosmic/sky/charts/balance';
import { PLANETS } from '@cosmic/sky/bodies';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import type { Element, Mode, Sign } from '@cosmic/sky/zodiac';
import { chartOf, HOUR_AND_PLACE } from '../birth';
import type { Context, Facts } from '../maker';
import type { ParamsOf } from '../tool';
import { fullDate, listed, planetLabel, signBy } from '../wording';
import type { lifeBalance } from './tool';

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water'];

export interface BalanceFacts extends Facts {
  readonly path: LifePath;
  readonly year: PersonalYear;
  /** Of the ten planets at noon UTC of the birth date. */
  readonly balance: Balance;
  /** The elements with the fewest planets. */
  readonly scarce: readonly [Element, ...Element[]];
  /** The mode with more planets than any other. */
  readonly mode: Mode | undefined;
  /** The signs that the Moon can have been in. */
  readonly moonSigns: readonly Sign[];
  readonly figure: FigureOf<'numbers'>;
}

/** What the numbers and the elements of a birth date say about balance. */
export function facts({ dob }: ParamsOf<typeof lifeBalance>, { at }: Context): BalanceFacts {
  const chart = chartOf(dob);
  const { balance } = chart;
  const [mode, otherMode] = balance.strongestModes;
  const known = {
    path: lifePath(dob),
    year: personalYear(dob, at.getUTCFullYear()),
    balance,
    scarce: scarceOf(balance),
    mode: otherMode ? undefined : mode,
    moonSigns: chart.ranges.moon.signs.map(signBy),
  };
  return { ...known, shown: shownOf(known, chart), figure: figureOf(known) };
}

function scarceOf({ elements }: Balance): BalanceFacts['scarce'] {
  const [first, ...others] = ELEMENTS.toSorted((a, b) => elements[a] - elements[b]);
  return [first!, ...others.filter((element) => elements[element] === elements[first!])];
}

function shownOf(
  { path, year, balance, moonSigns }: Omit<BalanceFacts, 'shown' | 'figure'>,
  chart: NoonChart,
): Fact[] {
  const { cardinal, fixed, mutable } = balance.modes;
  const moons = moonSigns.map(({ name }) => name);
  return [
    {
      key: 'life-path',
      label: 'Life path',
      value: `${path.value} (${LIFE_PATH_METHOD_NAMES[path.method]}: ${path.steps.join('; ')})`,
    },
    {
      key: 'personal-year',
      label: `Personal year in ${year.year}`,
      value: `${year.value}, ${year.title.toLowerCase()} (${year.steps.join('; ')})`,
    },
    {
      key: 'birth',
      label: 'Planets at birth',
      value: `at noon UTC on ${fullDate(chart.at)}, because the hour is not known`,
    },
    ...ELEMENTS.map((element) => ({
      key: element,
      label: `In ${element} signs at birth`,
      value: elementValue(element, chart),
    })),
    {
      key: 'modes',
      label: 'By manner at birth',
      value: `cardinal ${cardinal}, fixed ${fixed}, mutable ${mutable}`,
    },
    {
      key: 'moon',
      label: 'Moon at birth',
      value:
        moons.length > 1
          ? `${moons.join(' or ')} depending on ${HOUR_AND_PLACE}`
          : `${moons.join('')}, wherever and whenever on that date`,
    },
  ];
}

function elementValue(element: Element, { bodies }: NoonChart): string {
  const there = PLANETS.filter((planet) => signBy(bodies[planet].sign).element === element);
  if (there.length === 0) return 'none of the ten';
  return `${there.length} of the ten: ${listed(there.map(planetLabel))}`;
}

function figureOf({ path, year }: Pick<BalanceFacts, 'path' | 'year'>): FigureOf<'numbers'> {
  return {
    kind: 'numbers',
    tiles: [
      {
        key: 'life-path',
        label: 'Life path',
        value: path.value,
        steps: [...path.steps],
        text: describeNumber('lifePath', path.value),
      },
      {
        key: 'personal-year',
        label: `Personal year ${year.year}`,
        value: year.value,
        steps: [...year.steps],
        text: year.text,
      },
    ],
  };
}
