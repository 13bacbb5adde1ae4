import type { StatedFact } from '@cosmic/narrator/craft/stated';
import { positionsAt, type Position } from '@cosmic/sky/astronomy/ephemeris';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { formatPosition, signAt, type Sign } from '@cosmic/sky/zodiac';
import { HOUR_AND_PLACE, maybeChartOf, signFact, placedInChart } from '../birth';
import { nodeBody } from '../fields/node';
import type { Context, Facts } from '../maker';
import { placeFact } from '../sky-today';
import { noonOf } from '../today';
import { minuteOf, ownSign, positionsOf } from '../stated';
import type { ParamsOf } from '../tool';
import { fullDate, signBy } from '../wording';
import type { spiritualGrowth } from './tool';

const GUIDES = ['jupiter', 'saturn', 'neptune', 'true-node', 'mean-node'] as const;
/** Who is asked about growing. */
export type Guide = (typeof GUIDES)[number];

/** What a guide is called as a label. */
export const GUIDE_NAMES: Readonly<Record<Guide, string>> = {
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  neptune: 'Neptune',
  'true-node': 'True north node',
  'mean-node': 'Mean north node',
};

export interface GrowthFacts extends Facts {
  /** The chosen sign, or the Sun's at noon of the birth date; houses are counted from it. */
  readonly sign: Sign;
  readonly chart: NoonChart | undefined;
  /** Where the Sun was on the birth date: two signs when it changed that day. */
  readonly suns: readonly Sign[];
  /** The four that are asked about growing, the north node as it is reckoned here. */
  readonly guides: readonly Guide[];
  /** At noon UTC today. */
  readonly today: Readonly<Record<Guide, Position>>;
  readonly noon: Date;
}

/** What a sign, a birth date and the slow planets of today hold for inner growth. */
export function facts(params: ParamsOf<typeof spiritualGrowth>, { at }: Context): GrowthFacts {
  const noon = noonOf(at);
  const chart = maybeChartOf(params.dob);
  // The schema asks for one of the two, so without a sign there is a chart.
  const sign = params.sign === '' ? signAt(chart?.bodies.sun.longitude ?? 0) : signBy(params.sign);
  const known = {
    sign,
    chart,
    suns: (chart?.ranges.sun.signs ?? []).map(signBy),
    guides: ['jupiter', 'saturn', 'neptune', nodeBody(params.node)] as const,
    today: positionsAt(noon, GUIDES),
    noon,
  };
  return { ...known, shown: shownOf(known) };
}

function shownOf(known: Omit<GrowthFacts, 'shown'>): StatedFact[] {
  const { sign, suns, chart, guides, today, noon } = known;
  return [
    signFact(sign, suns),
    ...(chart ? birthFacts(chart, guides) : []),
    {
      key: 'houses',
      label: 'Houses',
      value: `solar houses: whole signs counted from ${sign.name}; positions for noon UTC on ${fullDate(noon)}`,
      states: [ownSign(sign.key), positionsOf(minuteOf(noon))],
    },
    ...guides.map((guide) => placeFact(guide, GUIDE_NAMES[guide], today[guide], sign.key)),
  ];
}

function birthFacts(chart: NoonChart, guides: readonly Guide[]): StatedFact[] {
  const { at, bodies, ranges } = chart;
  return (['sun', ...guides] as const).map((body) => {
    const names = ranges[body].signs.map((key) => signBy(key).name);
    const also = names.length > 1 ? `; ${names.join(' or ')} depending on ${HOUR_AND_PLACE}` : '';
    return {
      key: `birth-${body}`,
      label: `${body === 'sun' ? 'Sun' : GUIDE_NAMES[body]} at birth`,
      value: `${formatPosition(bodies[body].longitude)} at noon UTC on ${fullDate(at)}${also}`,
      states: placedInChart(chart, body),
    };
  });
}
