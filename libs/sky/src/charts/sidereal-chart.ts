import { normalize } from '../angle';
import { balanceOf } from './balance';
import { BODIES, byBody, isPlanet, PLANETS, type Body } from '../bodies';
import { signAt } from '../zodiac';
import type { ChartBody, NatalChart } from './chart';
import { dignitiesOf } from './dignities';
import { houseOf } from './house-of';
import type { Houses } from './houses';
import type { DayRange, NoonChart } from './noon-chart';

/**
 * A chart counted in the sidereal zodiac: every longitude less the ayanamsa of its instant, and what
 * follows from signs anew. Aspects stay, for they are distances; whole signs begin with the sidereal
 * sign that rises.
 *
 * @param ayanamsa degrees, as `ayanamsaAt` has them
 */
export function siderealNatal(chart: NatalChart, ayanamsa: number): NatalChart {
  const turn = (longitude: number) => normalize(longitude - ayanamsa);
  const { ascendant, midheaven, descendant, imumCoeli, vertex } = chart.angles;
  const angles = {
    ascendant: turn(ascendant),
    midheaven: turn(midheaven),
    descendant: turn(descendant),
    imumCoeli: turn(imumCoeli),
    vertex: turn(vertex),
  };
  const houses = siderealHouses(chart.houses, angles.ascendant, turn);
  const bodies = siderealBodies(chart.bodies, turn, houses.defined ? houses.cusps : undefined);
  return {
    ...chart,
    angles,
    houses,
    bodies,
    balance: balanceOf(PLANETS.map((planet) => bodies[planet].sign)),
    partOfFortune: turn(chart.partOfFortune),
    partOfSpirit: turn(chart.partOfSpirit),
  };
}

/** The same of a day whose hour is not known. */
export function siderealNoon(chart: NoonChart, ayanamsa: number): NoonChart {
  const turn = (longitude: number) => normalize(longitude - ayanamsa);
  const bodies = siderealBodies(chart.bodies, turn);
  const rangeOf = (body: Body): DayRange => {
    const [from, to] = [turn(chart.ranges[body].from), turn(chart.ranges[body].to)];
    const signs = [signAt(from).key, bodies[body].sign, signAt(to).key];
    return { from, to, signs: [...new Set(signs)] };
  };
  return {
    ...chart,
    bodies,
    ranges: byBody(BODIES, rangeOf),
    balance: balanceOf(PLANETS.map((planet) => bodies[planet].sign)),
  };
}

function siderealHouses(
  houses: Houses,
  ascendant: number,
  turn: (longitude: number) => number,
): Houses {
  if (!houses.defined) return houses;
  const first = 30 * Math.floor(ascendant / 30);
  const cusps =
    houses.system === 'whole-sign'
      ? houses.cusps.map((_, index) => normalize(first + 30 * index))
      : houses.cusps.map(turn);
  return { ...houses, cusps };
}

function siderealBodies(
  bodies: Readonly<Record<Body, ChartBody>>,
  turn: (longitude: number) => number,
  cusps?: readonly number[],
): Record<Body, ChartBody> {
  return byBody(BODIES, (body) => {
    const longitude = turn(bodies[body].longitude);
    const sign = signAt(longitude).key;
    return {
      ...bodies[body],
      longitude,
      sign,
      degree: longitude % 30,
      house: cusps && houseOf(longitude, cusps),
      dignities: isPlanet(body) ? dignitiesOf(body, sign) : [],
    };
  });
}
