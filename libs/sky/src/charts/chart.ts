import { aspectsAmong } from './aspects';
import type { Aspect, ChartPoint, OrbTable } from './aspects';
import { normalize } from '../angle';
import { balanceOf } from './balance';
import type { Balance } from './balance';
import { BODIES, byBody, isPlanet, PLANETS } from '../bodies';
import type { Body, Planet } from '../bodies';
import { altitudeOf, anglesOf, localSky } from './chart-angles';
import type { ChartAngles } from './chart-angles';
import { dignitiesOf } from './dignities';
import type { Dignity } from './dignities';
import { positionsAt } from '../astronomy/ephemeris';
import type { Position } from '../astronomy/ephemeris';
import type { GeoPoint } from '../places/geo-point';
import { houseOf } from './house-of';
import { housesOf } from './houses';
import type { Houses, HouseSystem } from './houses';
import { partOfFortune, partOfSpirit } from './lots';
import { MOON_CYCLE_DAYS, phaseOfAge } from '../astronomy/moon';
import type { MoonPhase } from '../astronomy/moon';

/** A body of a chart. */
export interface ChartBody extends Position {
  /** 1 to 12; undefined without a birth time or where the house system is undefined. */
  readonly house: number | undefined;
  /** Essential dignities and debilities; none for nodes and Lilith. */
  readonly dignities: readonly Dignity[];
}

/** A chart of an instant and a place. */
export interface NatalChart {
  readonly time: 'known';
  readonly at: Date;
  readonly place: GeoPoint;
  readonly bodies: Readonly<Record<Body, ChartBody>>;
  readonly angles: ChartAngles;
  readonly houses: Houses;
  /** Aspects among the ten bodies, the ascendant and the midheaven. */
  readonly aspects: readonly Aspect[];
  /** Elements and modes of the ten bodies. */
  readonly balance: Balance;
  /** Whether the Sun's centre is above the horizon. */
  readonly day: boolean;
  /** Ecliptic longitude, degrees. */
  readonly partOfFortune: number;
  readonly partOfSpirit: number;
  /** Apparent longitude of the Moon minus that of the Sun, degrees 0..360. */
  readonly elongation: number;
  /** The phase of the Moon at that elongation. */
  readonly phase: MoonPhase;
}

export interface ChartOptions {
  /** Placidus unless told. */
  readonly system?: HouseSystem;
  readonly orbs?: OrbTable;
}

/**
 * The whole chart of an instant and a place: thirteen bodies, angles, houses, aspects, balance,
 * lots. Frame and accuracy are those of `apparentLongitude` and `anglesAt`.
 *
 * @throws SkyError `invalid_input` for a date, a point or a system that is none, `out_of_range`
 * outside the years 1800 to 2200. A house system undefined at that latitude does not throw.
 */
export function natalChart(at: Date, place: GeoPoint, options: ChartOptions = {}): NatalChart {
  const sky = localSky(at, place);
  const positions = positionsAt(at);
  const angles = anglesOf(sky);
  const houses = housesOf(options.system ?? 'placidus', sky);
  const { sun, moon } = positions;
  const day = altitudeOf(sun.longitude, sun.latitude, sky) > 0;
  const elongation = normalize(moon.longitude - sun.longitude);
  const parts = { ascendant: angles.ascendant, sun: sun.longitude, moon: moon.longitude };
  return {
    time: 'known',
    at,
    place,
    bodies: chartBodies(positions, houses.defined ? houses.cusps : undefined),
    angles,
    houses,
    aspects: aspectsAmong(chartPoints({ bodies: positions, angles }), options.orbs),
    balance: balanceOf(PLANETS.map((planet) => positions[planet].sign)),
    day,
    partOfFortune: partOfFortune(parts, day),
    partOfSpirit: partOfSpirit(parts, day),
    elongation,
    phase: phaseOfAge((MOON_CYCLE_DAYS * elongation) / 360),
  };
}

/** The points of a chart that take part in aspects, synastry and transits. */
export function chartPoints(chart: {
  readonly bodies: Readonly<Record<Planet, Omit<ChartPoint, 'point'>>>;
  readonly angles?: Pick<ChartAngles, 'ascendant' | 'midheaven'> | undefined;
}): ChartPoint[] {
  const points: ChartPoint[] = PLANETS.map((point) => {
    const { longitude, speed } = chart.bodies[point];
    return { point, longitude, speed };
  });
  if (chart.angles) {
    points.push({ point: 'ascendant', longitude: chart.angles.ascendant });
    points.push({ point: 'midheaven', longitude: chart.angles.midheaven });
  }
  return points;
}

/** Positions as a chart shows them: with houses, where there are cusps, and dignities. */
export function chartBodies(
  positions: Readonly<Record<Body, Position>>,
  cusps?: readonly number[],
): Record<Body, ChartBody> {
  return byBody(BODIES, (body) => {
    const position = positions[body];
    const house = cusps && houseOf(position.longitude, cusps);
    const dignities = isPlanet(body) ? dignitiesOf(body, position.sign) : [];
    const { longitude, latitude, speed, retrograde, sign, degree } = position;
    // Field by field: spreading the thirteen of them takes as long as all the houses.
    return { longitude, latitude, speed, retrograde, sign, degree, house, dignities };
  });
}
