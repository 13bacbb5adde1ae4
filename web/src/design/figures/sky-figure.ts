import type { FigureOf } from '@cosmic/contracts/readings/figures';
import type { Planet } from '@cosmic/sky/bodies';
import { aspectFinder, STANDARD_ORBS, type AspectPoint } from '@cosmic/sky/charts/aspects';

/** How near to exact a planet of a day has to be to a point of a chart, degrees. */
export const TRANSIT_ORB = 2;
const MAJOR = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];

/** A planet of the sky as it is drawn. */
export interface SkyPoint {
  readonly point: Planet;
  /** Degrees, 0..360. */
  readonly longitude: number;
  readonly retrograde: boolean;
}

interface Placed {
  readonly point: AspectPoint;
  readonly longitude: number;
}

/** The major aspect of two points of one sky, if any, by the usual orbs. */
export const aspectInSky = majorsOf(aspectFinder());

/** The major aspect that a planet of the sky makes to a point of a chart, if any. */
export const aspectToChart = majorsOf(
  aspectFinder({
    orbs: Object.fromEntries(
      Object.keys(STANDARD_ORBS.orbs).map((key) => [key, MAJOR.includes(key) ? TRANSIT_ORB : -1]),
    ) as typeof STANDARD_ORBS.orbs,
    luminary: 0,
    angle: TRANSIT_ORB,
  }),
);

function majorsOf(between: ReturnType<typeof aspectFinder>) {
  return (one: Placed, other: Placed) => {
    const found = between(one, other);
    return found && MAJOR.includes(found.aspect) ? found : undefined;
  };
}

/** The wheel of the sky by itself, with the aspects of its planets. */
export function skyWheel(points: readonly SkyPoint[], label: string): FigureOf<'wheel'> {
  const aspects = points.flatMap((one, index) =>
    points.slice(index + 1).flatMap((other) => {
      const found = aspectInSky(one, other);
      return found ? [{ first: one.point, second: other.point, aspect: found.aspect }] : [];
    }),
  );
  const ring = { label, points: points.map((point) => ({ ...point })) };
  return { kind: 'wheel', rings: [ring], cusps: null, aspects, highlight: [] };
}

/**
 * A chart with the planets of a sky around it, and the aspects that they make to its points instead
 * of those that its points make to each other.
 *
 * @param label what the outer ring is called
 */
export function skyAround(
  wheel: FigureOf<'wheel'>,
  outer: readonly SkyPoint[],
  label: string,
): FigureOf<'wheel'> {
  const inner = wheel.rings[0]!;
  const aspects = inner.points.flatMap(({ point, longitude }) =>
    outer.flatMap((other) => {
      const found = aspectToChart({ point: point as AspectPoint, longitude }, other);
      return found ? [{ first: point, second: other.point, aspect: found.aspect }] : [];
    }),
  );
  return {
    ...wheel,
    rings: [inner, { label, points: outer.map((point) => ({ ...point })) }],
    aspects: aspects.map((aspect) => ({ ...aspect, rings: [0, 1] })),
    highlight: [],
  };
}
