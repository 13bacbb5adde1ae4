import type { Figure } from '@cosmic/contracts/figures';
import type { LunarNode } from '@cosmic/contracts/lunar-node';
import type { Fact } from '@cosmic/contracts/readings';
import { normalize } from '@cosmic/sky/angle';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { saturnReturn } from '@cosmic/sky/charts/returns';
import { formatPosition, SIGNS, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import { HOUR_AND_PLACE, maybeChartOf } from '../birth';
import { nodeBody } from '../fields/node';
import type { Context, Facts } from '../maker';
import { DAY_MS, noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { fullDate, houseFrom, monthAndYear, signBy, signsApart } from '../wording';
import { wheelOf } from '../wheel';
import type { karmicAstrology } from './tool';

const RETURNS = ['first', 'second', 'third'] as const;

/** By these ages, in years, the last pass of each return is surely over. */
const LATEST_RETURN_AGES = [32, 62, 91] as const;
const YEAR_MS = 365.2422 * DAY_MS;

/** A sign that is read, and the other one that the hour could have made of it. */
export interface Settled {
  readonly sign: Sign;
  readonly other: Sign | undefined;
  /** What was chosen, where the birth date says something else. */
  readonly overruled: Sign | undefined;
}

/** A return of Saturn to its place at birth. */
export interface SaturnReturn {
  readonly which: (typeof RETURNS)[number];
  /** Its next pass. */
  readonly at: Date;
}

export interface KarmicFacts extends Facts {
  readonly chart: NoonChart | undefined;
  readonly south: Settled;
  readonly north: Sign;
  readonly saturn: Settled;
  /** Of today, at noon UTC. */
  readonly today: { readonly saturn: Sign; readonly north: Sign };
  /** The one that comes next; undefined without a birth date, and late in life. */
  readonly saturnReturn: SaturnReturn | undefined;
  readonly noon: Date;
  /** How the nodes are reckoned. */
  readonly reckoning: LunarNode;
}

/** The nodes and Saturn, as chosen or as the birth date has them, and where both are today. */
export function facts(params: ParamsOf<typeof karmicAstrology>, { at }: Context): KarmicFacts {
  const noon = noonOf(at);
  const chart = maybeChartOf(params.dob);
  const { node: reckoning = 'true' } = params;
  const node = nodeBody(reckoning);
  const { saturn, ...nodes } = positionsAt(noon, ['saturn', 'true-node', 'mean-node']);
  const now = { saturn, node: nodes[node] };
  const south = settled(
    params.southNode,
    chart?.ranges[node].signs.map((sign) => opposite(signBy(sign)).key),
    chart && opposite(signBy(chart.bodies[node].sign)).key,
  );
  const known = {
    chart,
    south,
    north: opposite(south.sign),
    saturn: settled(params.saturnSign, chart?.ranges.saturn.signs, chart?.bodies.saturn.sign),
    today: { saturn: signBy(now.saturn.sign), north: signBy(now.node.sign) },
    saturnReturn: chart && nextReturn(chart.at, noon),
    noon,
    reckoning,
  };
  return {
    ...known,
    shown: shownOf(known, now),
    ...(chart ? { figure: figureOf(chart, node) } : {}),
  };
}

/** The date goes before the choice, but where the hour would decide the choice may. */
function settled(
  chosen: SignKey | '',
  possible: readonly SignKey[] | undefined,
  atNoon: SignKey | undefined,
): Settled {
  // The schema asks for a sign where there is no date, so one of the two is there.
  if (!possible || !atNoon) {
    return { sign: signBy(chosen || 'aries'), other: undefined, overruled: undefined };
  }
  const read = chosen !== '' && possible.includes(chosen) ? chosen : atNoon;
  const other = possible.find((sign) => sign !== read);
  return {
    sign: signBy(read),
    other: other && signBy(other),
    overruled: chosen !== '' && chosen !== read ? signBy(chosen) : undefined,
  };
}

function opposite(sign: Sign): Sign {
  return SIGNS[(SIGNS.indexOf(sign) + 6) % 12]!;
}

function nextReturn(born: Date, now: Date): SaturnReturn | undefined {
  const age = (now.getTime() - born.getTime()) / YEAR_MS;
  for (const [index, which] of RETURNS.entries()) {
    if (age > LATEST_RETURN_AGES[index]!) continue;
    const pass = saturnReturn(born, index + 1).find(({ at }) => at > now);
    if (pass) return { which, at: pass.at };
  }
  return undefined;
}

type Now = Readonly<Record<'saturn' | 'node', { longitude: number }>>;
type Node = ReturnType<typeof nodeBody>;

function shownOf(known: Omit<KarmicFacts, 'shown'>, now: Now): Fact[] {
  const { chart, south, north, saturn, today, noon, reckoning } = known;
  const node = nodeBody(reckoning);
  const apart = signsApart(south.sign.key, saturn.sign.key);
  const ago = houseFrom(saturn.sign.key, today.saturn.key) - 1;
  return [
    ...(chart
      ? [{ key: 'date', label: 'Birth date', value: `${fullDate(chart.at)}, read at noon UTC` }]
      : []),
    {
      key: 'south-node',
      label: chart ? `South Node, ${reckoning}` : 'South Node',
      value: settledValue(south, chart && positionOf(chart, node, 180)),
    },
    {
      key: 'north-node',
      label: chart ? `North Node, ${reckoning}` : 'North Node',
      value: chart && !south.other ? positionOf(chart, node, 0) : `${north.name}, opposite`,
    },
    ...(chart ? [otherNodeFact(chart, reckoning)] : []),
    {
      key: 'saturn',
      label: 'Saturn',
      value: settledValue(saturn, chart && formatPosition(chart.bodies.saturn.longitude)),
    },
    {
      key: 'distance',
      label: 'Saturn and the South Node',
      value: apart === 0 ? 'in the same sign' : `${apart} ${apart === 1 ? 'sign' : 'signs'} apart`,
    },
    {
      key: 'saturn-today',
      label: 'Saturn today',
      value: `${formatPosition(now.saturn.longitude)} at noon UTC on ${fullDate(noon)}, ${ago === 0 ? 'the sign of your own' : `${ago} ${ago === 1 ? 'sign' : 'signs'} past your own`}`,
    },
    {
      key: 'node-today',
      label: `North Node today, ${reckoning}`,
      value: `${formatPosition(now.node.longitude)}, ${signsApart(north.key, today.north.key)} signs from your own`,
    },
    ...(known.saturnReturn
      ? [
          {
            key: 'saturn-return',
            label: `Your ${known.saturnReturn.which} Saturn return`,
            value: `next exact around ${monthAndYear(known.saturnReturn.at)}`,
          },
        ]
      : []),
  ];
}

/** What the other way of reckoning gives. */
function otherNodeFact({ bodies, ranges }: NoonChart, reckoning: LunarNode): Fact {
  const other = reckoning === 'true' ? 'mean' : 'true';
  const body = nodeBody(other);
  const names = ranges[body].signs.map((key) => signBy(key).name);
  const also = names.length > 1 ? `; ${names.join(' or ')} depending on ${HOUR_AND_PLACE}` : '';
  const value = `${formatPosition(bodies[body].longitude)}${also}; signs here are the ${reckoning} node’s`;
  return { key: body, label: `North Node, ${other}`, value };
}

function positionOf(chart: NoonChart, node: Node, turn: number): string {
  return formatPosition(normalize(chart.bodies[node].longitude + turn));
}

function settledValue({ sign, other, overruled }: Settled, position?: string): string {
  return [
    position && !other ? position : sign.name,
    ...(position ? [] : ['as you chose it']),
    ...(other ? [`or ${other.name}, depending on ${HOUR_AND_PLACE}`] : []),
    ...(overruled ? [`${overruled.name} was chosen, but the birth date decides`] : []),
  ].join(', ');
}

function figureOf({ bodies }: NoonChart, of: Node): Figure {
  const point = (name: string, longitude: number, retrograde: boolean) => {
    return { point: name, longitude, retrograde };
  };
  const { saturn, [of]: node } = bodies;
  return wheelOf(
    [
      {
        label: 'Birth',
        points: [
          point('saturn', saturn.longitude, saturn.retrograde),
          point(of, node.longitude, false),
          point('south-node', normalize(node.longitude + 180), false),
        ],
      },
    ],
    { highlight: [of, 'south-node', 'saturn'] },
  );
}
