import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { lifePath, type LifePath } from '@cosmic/divination/numerology/life-path';
import { personalYear, type PersonalYear } from '@cosmic/divination/numerology/personal-year';
import type { Balance } from '@cosmic/sky/charts/balance';
import { PLANETS } from '@cosmic/sky/bodies';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import type { Element, Mode, Sign } from '@cosmic/sky/zodiac';
import { chartOf } from '../charts/birth';
import { zodiacFact } from '../charts/chart-school';
import type { Context, Facts } from '../maker';
import { stepsIn } from '../numerology/steps';
import { noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { signBy } from '../wording';
import type { lifeBalance } from './tool';
import { WORDS, type BalanceWords } from './words';

const ELEMENTS: readonly Element[] = ['fire', 'earth', 'air', 'water'];

export interface BalanceFacts extends Facts {
  readonly language: Language;
  readonly dob: string;
  readonly noon: Date;
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
export function facts(
  { dob, language = 'en', ...school }: ParamsOf<typeof lifeBalance>,
  { at }: Context,
): BalanceFacts {
  const words = WORDS[language];
  const chart = chartOf(dob, school);
  const { balance } = chart;
  const [mode, otherMode] = balance.strongestModes;
  const known = {
    language,
    dob,
    noon: noonOf(at),
    path: lifePath(dob),
    year: personalYear(dob, at.getUTCFullYear()),
    balance,
    scarce: scarceOf(balance),
    mode: otherMode ? undefined : mode,
    moonSigns: chart.ranges.moon.signs.map(signBy),
  };
  return { ...known, shown: shownOf(known, chart, school, words), figure: figureOf(known, words) };
}

function scarceOf({ elements }: Balance): BalanceFacts['scarce'] {
  const [first, ...others] = ELEMENTS.toSorted((a, b) => elements[a] - elements[b]);
  return [first!, ...others.filter((element) => elements[element] === elements[first!])];
}

function shownOf(
  { language, path, year, balance, moonSigns }: Omit<BalanceFacts, 'shown' | 'figure'>,
  chart: NoonChart,
  school: ChartSchool,
  words: BalanceWords,
): Fact[] {
  const { labels, dateParts } = words;
  return [
    {
      key: 'life-path',
      label: labels.lifePath,
      value: words.lifePathValue(path.value, path.method, stepsIn(path.steps, dateParts)),
    },
    {
      key: 'personal-year',
      label: words.yearLabel(year.year),
      value: words.yearValue(year.value, stepsIn(year.steps, dateParts)),
    },
    {
      key: 'birth',
      label: labels.birth,
      value: words.birthValue(chart.at),
    },
    zodiacFact(school, chart.at, language),
    ...ELEMENTS.map((element) => ({
      key: element,
      label: words.elementLabel(element),
      value: elementValue(element, chart, words),
    })),
    {
      key: 'modes',
      label: labels.modes,
      value: words.modesValue(balance.modes),
    },
    {
      key: 'moon',
      label: labels.moon,
      value: words.moonValue(moonSigns.map(({ key }) => words.sign(key))),
    },
  ];
}

function elementValue(element: Element, { bodies }: NoonChart, words: BalanceWords): string {
  const there = PLANETS.filter((planet) => signBy(bodies[planet].sign).element === element);
  return there.length === 0 ? words.none : words.elementValue(there.map(words.planet));
}

function figureOf(
  { path, year }: Pick<BalanceFacts, 'path' | 'year'>,
  words: BalanceWords,
): FigureOf<'numbers'> {
  const { labels, dateParts } = words;
  return {
    kind: 'numbers',
    tiles: [
      {
        key: 'life-path',
        label: labels.lifePath,
        value: path.value,
        steps: stepsIn(path.steps, dateParts),
        text: words.pathText(path.value),
      },
      {
        key: 'personal-year',
        label: words.tileOfYear(year.year),
        value: year.value,
        steps: stepsIn(year.steps, dateParts),
        text: words.yearText(year.value),
      },
    ],
  };
}
