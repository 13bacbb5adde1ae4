import type { Fact } from '@cosmic/contracts/readings';
import type { Aspect } from '@cosmic/sky/aspects';
import type { Planet } from '@cosmic/sky/bodies';
import type { NoonChart } from '@cosmic/sky/noon-chart';
import { synastryAspects } from '@cosmic/sky/synastry';
import { formatPosition, type Sign } from '@cosmic/sky/zodiac';
import { chartOf } from '../birth';
import type { Facts } from '../maker';
import type { AspectName } from '../passages/aspects';
import type { ParamsOf } from '../tool';
import { fullDate, planetLabel, planetName, signBy, signsApart } from '../wording';
import type { compatibility } from './tool';

/** A birth date leaves the Sun half a degree either way, so closer than this means little. */
const CROSS_ORB = 5;
const MOST_CROSS = 4;

/** The planets of love; the Moon moves too far in a day to be compared without an hour. */
const LOVERS = ['sun', 'venus', 'mars'] as const satisfies readonly Planet[];
export type Lover = (typeof LOVERS)[number];

const DISTANCES = [
  'the same sign',
  'neighbours',
  'a sextile',
  'a square',
  'a trine',
  'a quincunx',
  'an opposition',
] as const;

const CROSS: readonly string[] = [
  'conjunction',
  'sextile',
  'square',
  'trine',
  'opposition',
] satisfies AspectName[];

/** One of the two, with the sky of the birth date where it is known. */
export interface Person {
  readonly whose: 'Your' | 'Their';
  readonly sign: Sign;
  readonly chart: NoonChart | undefined;
}

/** A planet of yours and one of theirs at an angle. */
export interface CrossAspect {
  readonly yours: Lover;
  readonly theirs: Lover;
  readonly aspect: AspectName;
  readonly orb: number;
}

export interface CompatibilityFacts extends Facts {
  readonly you: Person;
  readonly they: Person;
  /** 0 to 6 signs between the two. */
  readonly apart: number;
  /** The closest first. */
  readonly crossings: readonly CrossAspect[];
}

/** What two signs, and two birth dates where given, have to do with one another. */
export function facts(params: ParamsOf<typeof compatibility>): CompatibilityFacts {
  const you: Person = {
    whose: 'Your',
    sign: signBy(params.sign1),
    chart: chartOf(params.dob1),
  };
  const they: Person = {
    whose: 'Their',
    sign: signBy(params.sign2),
    chart: chartOf(params.dob2),
  };
  const known = {
    you,
    they,
    apart: signsApart(params.sign1, params.sign2),
    crossings: crossingsOf(you.chart, they.chart),
  };
  return { ...known, shown: shownOf(known) };
}

function crossingsOf(you?: NoonChart, they?: NoonChart): CrossAspect[] {
  if (!you || !they) return [];
  const points = ({ bodies }: NoonChart) =>
    LOVERS.map((point) => ({ point, longitude: bodies[point].longitude }));
  return synastryAspects(points(you), points(they))
    .filter(
      (found): found is Aspect & { first: Lover; second: Lover; aspect: AspectName } =>
        CROSS.includes(found.aspect) && found.orb <= CROSS_ORB,
    )
    .sort((a, b) => a.orb - b.orb)
    .slice(0, MOST_CROSS)
    .map(({ first, second, aspect, orb }) => ({ yours: first, theirs: second, aspect, orb }));
}

function shownOf({ you, they, apart, crossings }: Omit<CompatibilityFacts, 'shown'>): Fact[] {
  const pair = (of: (sign: Sign) => string) => `${of(you.sign)} and ${of(they.sign)}`;
  return [
    { key: 'signs', label: 'Signs', value: pair(({ name }) => name) },
    {
      key: 'distance',
      label: 'Distance',
      value: `${DISTANCES[apart] ?? ''}, ${apart * 30}° apart`,
    },
    { key: 'elements', label: 'Elements', value: pair(({ element }) => element) },
    { key: 'modes', label: 'Modes', value: pair(({ mode }) => mode) },
    { key: 'rulers', label: 'Rulers', value: pair(({ ruler }) => planetName(ruler as Planet)) },
    ...birthFacts(you),
    ...birthFacts(they),
    ...crossings.map(({ yours, theirs, aspect, orb }) => ({
      key: `cross-${yours}-${theirs}`,
      label: `Your ${planetLabel(yours)} ${aspect} their ${planetLabel(theirs)}`,
      value: `${orb.toFixed(1)}° from exact, between the positions at noon UTC`,
    })),
  ];
}

function birthFacts({ whose, chart }: Person): Fact[] {
  if (!chart) return [];
  const key = whose.toLowerCase();
  const noon = `at noon UTC on ${fullDate(chart.at)}`;
  const placed = LOVERS.map((planet) => ({
    key: `${key}-${planet}`,
    label: `${whose} ${planetLabel(planet)}`,
    value: `${formatPosition(chart.bodies[planet].longitude)} ${noon}${alsoIn(chart, planet)}`,
  }));
  const moons = chart.ranges.moon.signs.map((sign) => signBy(sign).name);
  const moon = {
    key: `${key}-moon`,
    label: `${whose} Moon`,
    value: `in ${moons.join(' or ')} during that UTC day${moons.length > 1 ? '; the hour decides' : ''}`,
  };
  return [...placed, moon];
}

/** Says so where a planet changed signs on the day and the hour would decide. */
function alsoIn({ ranges }: NoonChart, planet: Lover): string {
  const names = ranges[planet].signs.map((sign) => signBy(sign).name);
  return names.length > 1 ? `; ${names.join(' or ')} depending on the hour` : '';
}
