import { normalize, wrap } from '../angle';
import { BODIES, byBody, type Body } from '../bodies';
import type { GeoPoint } from '../places/geo-point';
import { natalChart, type ChartOptions, type NatalChart } from './chart';

/** What a composite chart takes of each of two charts. Angles may be left out. */
export interface ComposedOf {
  readonly bodies: Readonly<Record<Body, { readonly longitude: number }>>;
  readonly angles?: { readonly ascendant: number; readonly midheaven: number };
}

/** A chart that no sky ever had: every point lies halfway between two others. */
export interface CompositeChart {
  /** Ecliptic longitudes, degrees 0..360. */
  readonly bodies: Readonly<Record<Body, number>>;
  /** Undefined unless both charts have angles. */
  readonly angles: { readonly ascendant: number; readonly midheaven: number } | undefined;
  /** Twelve whole signs from that of the composite ascendant; undefined without one. */
  readonly cusps: readonly number[] | undefined;
}

/** When and where a Davison chart is drawn for. */
export interface Between {
  readonly at: Date;
  readonly place: GeoPoint;
}

/**
 * The point halfway between two longitudes on the shorter way, degrees 0..360. Of two that are
 * exactly opposite both middles are as near: it is the one of the smaller longitude.
 */
export function nearerMidpoint(one: number, other: number): number {
  const way = wrap(other - one);
  const middle = normalize(one + way / 2);
  return way === -180 ? middle % 180 : middle;
}

/**
 * The composite chart of two births: of each point, and of ascendant and midheaven each by itself,
 * the nearer midpoint (Robert Hand, Planets in Composite, 1975, leaves the further one out). Houses
 * are whole signs, which are defined for every such ascendant: a midpoint has no place on Earth that
 * another system could divide.
 */
export function compositeChart(one: ComposedOf, other: ComposedOf): CompositeChart {
  const bodies = byBody(BODIES, (body) =>
    nearerMidpoint(one.bodies[body].longitude, other.bodies[body].longitude),
  );
  if (!one.angles || !other.angles) return { bodies, angles: undefined, cusps: undefined };
  const ascendant = nearerMidpoint(one.angles.ascendant, other.angles.ascendant);
  const midheaven = nearerMidpoint(one.angles.midheaven, other.angles.midheaven);
  const first = 30 * Math.floor(ascendant / 30);
  const cusps = Array.from({ length: 12 }, (_, house) => normalize(first + 30 * house));
  return { bodies, angles: { ascendant, midheaven }, cusps };
}

/**
 * The middle of two births in time and place: the mean of the instants, to the millisecond, and of
 * the latitudes, and the middle of the longitudes on the shorter way round, degrees -180..180.
 */
export function midwayBetween(one: Between, other: Between): Between {
  const [a, b] = [one.place, other.place];
  return {
    at: new Date(Math.round((one.at.getTime() + other.at.getTime()) / 2)),
    place: {
      latitude: (a.latitude + b.latitude) / 2,
      longitude: wrap(nearerMidpoint(normalize(a.longitude), normalize(b.longitude))),
    },
  };
}

/**
 * The Davison chart of two births: the true sky of the middle between them (Ronald Davison,
 * Synastry, 1977).
 *
 * @throws what `natalChart` throws of an instant or a place
 */
export function davisonChart(one: Between, other: Between, options?: ChartOptions): NatalChart {
  const { at, place } = midwayBetween(one, other);
  return natalChart(at, place, options);
}
