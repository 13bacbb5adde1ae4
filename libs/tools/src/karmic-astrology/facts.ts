import type { ChartSchool } from '@cosmic/contracts/sky/chart-school';
import type { Figure } from '@cosmic/contracts/readings/figures';
import type { Language } from '@cosmic/contracts/language';
import type { LunarNode } from '@cosmic/contracts/sky/lunar-node';
import type { Fact } from '@cosmic/contracts/readings/readings';
import { normalize } from '@cosmic/sky/angle';
import type { Crossing } from '@cosmic/sky/astronomy/course';
import { positionsAt } from '@cosmic/sky/astronomy/ephemeris';
import type { NoonChart } from '@cosmic/sky/charts/noon-chart';
import { saturnReturn } from '@cosmic/sky/charts/returns';
import { SIGNS, type Sign, type SignKey } from '@cosmic/sky/zodiac';
import { maybeChartOf } from '../charts/birth';
import { positionsBy, schoolOfDate, zodiacFact, zodiacOffset } from '../charts/chart-school';
import { nodeBody } from '../fields/node';
import type { Context, Facts } from '../maker';
import { SKY_NAMES } from '../words/sky-names';
import { DAY_MS, noonOf } from '../today';
import type { ParamsOf } from '../tool';
import { houseFrom, signBy, signsApart } from '../wording';
import { wheelOf } from '../charts/wheel';
import type { karmicAstrology } from './tool';
import { WORDS, type Return } from './words';

const RETURNS: readonly Return[] = ['first', 'second', 'third'];

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
  readonly which: Return;
  /** Its next pass. */
  readonly at: Date;
}

export interface KarmicFacts extends Facts {
  readonly language: Language;
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
  /** How signs are counted. */
  readonly school: ChartSchool;
}

/** The nodes and Saturn, as chosen or as the birth date has them, and where both are today. */
export function facts(params: ParamsOf<typeof karmicAstrology>, { at }: Context): KarmicFacts {
  const noon = noonOf(at);
  const school = schoolOfDate(params);
  const chart = maybeChartOf(params.dob, school);
  const { node: reckoning = 'true', language = 'en' } = params;
  const node = nodeBody(reckoning);
  const sky = positionsAt(noon, ['saturn', 'true-node', 'mean-node']);
  const { saturn, ...nodes } = positionsBy(school, sky, noon);
  const now = { saturn, node: nodes[node] };
  const south = settled(
    params.southNode,
    chart?.ranges[node].signs.map((sign) => opposite(signBy(sign)).key),
    chart && opposite(signBy(chart.bodies[node].sign)).key,
  );
  const known = {
    language,
    chart,
    south,
    north: opposite(south.sign),
    saturn: settled(params.saturnSign, chart?.ranges.saturn.signs, chart?.bodies.saturn.sign),
    today: { saturn: signBy(now.saturn.sign), north: signBy(now.node.sign) },
    saturnReturn: chart && nextReturn(school, chart.at, noon),
    noon,
    reckoning,
    school,
  };
  return {
    ...known,
    shown: shownOf(known, now),
    ...(chart ? { figure: figureOf(chart, node, language) } : {}),
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

function nextReturn(school: ChartSchool, born: Date, now: Date): SaturnReturn | undefined {
  const age = (now.getTime() - born.getTime()) / YEAR_MS;
  for (const [index, which] of RETURNS.entries()) {
    if (age > LATEST_RETURN_AGES[index]!) continue;
    const pass = passesOf(school, born, index + 1).find(({ at }) => at > now);
    if (pass) return { which, at: pass.at };
  }
  return undefined;
}

/** By the sidereal zodiac a return is later by the precession since the birth: by weeks. */
function passesOf(school: ChartSchool, born: Date, which: number): Crossing[] {
  const passes = saturnReturn(born, which);
  const moved = passes[0] ? zodiacOffset(school, passes[0].at) - zodiacOffset(school, born) : 0;
  return moved === 0 ? passes : saturnReturn(born, which, moved);
}

type Now = Readonly<Record<'saturn' | 'node', { longitude: number }>>;
type Node = ReturnType<typeof nodeBody>;

function shownOf(known: Omit<KarmicFacts, 'shown'>, now: Now): Fact[] {
  const { language, chart, south, north, saturn, today, noon, reckoning, school } = known;
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const { labels, reckonings } = words;
  const node = nodeBody(reckoning);
  const nodeOf = (name: string) => words.nodeOf(name, reckonings[reckoning]);
  const at = (longitude: number) => names.position(normalize(longitude));
  const ago = houseFrom(saturn.sign.key, today.saturn.key) - 1;
  const ring = chart?.bodies[node].longitude;
  return [
    ...(chart
      ? [{ key: 'date', label: labels.date, value: words.readAtNoon(names.date(chart.at)) }]
      : []),
    zodiacFact(school, chart?.at, language),
    {
      key: 'south-node',
      label: chart ? nodeOf(labels.south) : labels.south,
      value: settledValue(south, language, ring === undefined ? undefined : at(ring + 180)),
    },
    {
      key: 'north-node',
      label: chart ? nodeOf(labels.north) : labels.north,
      value: ring !== undefined && !south.other ? at(ring) : words.opposite(names.sign(north.key)),
    },
    ...(chart ? [otherNodeFact(chart, reckoning, language)] : []),
    {
      key: 'saturn',
      label: labels.saturn,
      value: settledValue(saturn, language, chart && at(chart.bodies.saturn.longitude)),
    },
    {
      key: 'distance',
      label: labels.distance,
      value: words.apart(signsApart(south.sign.key, saturn.sign.key)),
    },
    {
      key: 'saturn-today',
      label: labels.saturnToday,
      value: words.saturnPast(at(now.saturn.longitude), names.atNoon(noon), ago),
    },
    {
      key: 'node-today',
      label: words.nodeToday(reckonings[reckoning]),
      value: words.fromOwn(at(now.node.longitude), signsApart(north.key, today.north.key)),
    },
    ...(known.saturnReturn ? [returnFact(known.saturnReturn, language)] : []),
  ];
}

function returnFact({ which, at }: SaturnReturn, language: Language): Fact {
  const words = WORDS[language];
  return {
    key: 'saturn-return',
    label: words.saturnReturn(words.returns[which]),
    value: words.exactAround(SKY_NAMES[language].monthAndYear(at)),
  };
}

/** What the other way of reckoning gives. */
function otherNodeFact(
  { bodies, ranges }: NoonChart,
  reckoning: LunarNode,
  language: Language,
): Fact {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  const other = reckoning === 'true' ? 'mean' : 'true';
  const body = nodeBody(other);
  const signs = ranges[body].signs.map(names.sign);
  const also = signs.length > 1 ? words.depending(signs) : '';
  const whose = words.signsAreOf(words.reckonings[reckoning]);
  return {
    key: body,
    label: words.nodeOf(words.labels.north, words.reckonings[other]),
    value: `${names.position(bodies[body].longitude)}${also}${whose}`,
  };
}

function settledValue(
  { sign, other, overruled }: Settled,
  language: Language,
  position?: string,
): string {
  const [words, names] = [WORDS[language], SKY_NAMES[language]];
  return [
    position && !other ? position : names.sign(sign.key),
    ...(position ? [] : [words.asChosen]),
    ...(other ? [words.orElse(names.sign(other.key))] : []),
    ...(overruled ? [words.overruled(names.sign(overruled.key))] : []),
  ].join(', ');
}

function figureOf({ bodies }: NoonChart, of: Node, language: Language): Figure {
  const point = (name: string, longitude: number, retrograde: boolean) => {
    return { point: name, longitude, retrograde };
  };
  const { saturn, [of]: node } = bodies;
  return wheelOf(
    [
      {
        label: SKY_NAMES[language].labels.birth,
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
