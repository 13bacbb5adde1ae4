import { pointAt, spreadOut } from '../../circle';
import { aspectsOf, type Part, type Wheel } from './parts';

/** Radii from the rim to the middle, in units of a picture 800 wide. */
export const R = {
  rim: 392,
  signsOut: 382,
  signsIn: 334,
  outer: 306,
  inner: 258,
  houses: 228,
  hub: 192,
};
/** Where a wheel has one ring alone, it takes the middle of the band. */
export const ONE_RING = 284;
/** How wide a mark is drawn. */
export const MARK = 32;
/** Marks closer than this, in degrees, are drawn side by side. */
export const GAP = 8.5;
/** How far beside a mark or a line a finger may come down. */
const REACH = { mark: 44, line: 16 };

/** Where a mark is drawn, in degrees from the left, and where its point really stands. */
export interface Mark {
  point: string;
  ring: number;
  retrograde: boolean;
  real: number;
  drawn: number;
  radius: number;
}

/** Longitudes are drawn with the ascendant, or else Aries, on the left. */
export function turnOf({ cusps }: Pick<Wheel, 'cusps'>): (longitude: number) => number {
  const left = cusps?.[0] ?? 0;
  return (longitude) => (((longitude - left) % 360) + 360) % 360;
}

/** The marks of all rings. */
export function marksOf(wheel: Wheel): Mark[] {
  const turned = turnOf(wheel);
  return wheel.rings.flatMap(({ points }, ring) => {
    const real = points.map(({ longitude }) => turned(longitude));
    const drawn = spreadOut(real, GAP);
    const radius = wheel.rings.length === 1 ? ONE_RING : ring === 0 ? R.inner : R.outer;
    return points.map(({ point, retrograde }, index) => ({
      point,
      ring,
      retrograde,
      real: real[index]!,
      drawn: drawn[index]!,
      radius,
    }));
  });
}

/**
 * What lies under a finger: the nearest mark, else the house whose number stands there, else the
 * nearest line of an aspect.
 *
 * @param x  to the right of the middle, in units of the picture
 * @param y  below it
 */
export function partAt(wheel: Wheel, x: number, y: number): Part | undefined {
  const near = marksOf(wheel)
    .map((mark) => ({ mark, away: distance([x, y], pointAt(mark.drawn, mark.radius)) }))
    .sort((one, other) => one.away - other.away)[0];
  if (near && near.away <= REACH.mark) {
    return { kind: 'point', ring: near.mark.ring, point: near.mark.point };
  }
  const radius = Math.hypot(x, y);
  if (wheel.cusps && radius > R.hub && radius <= R.houses) {
    return { kind: 'house', house: houseAt(wheel, x, y) };
  }
  const turned = turnOf(wheel);
  const line = aspectsOf(wheel)
    .map(({ first, second, aspect, ends: [from, to] }) => ({
      part: { kind: 'aspect', first, second, aspect } as const,
      away: distanceToLine(
        [x, y],
        pointAt(turned(from.longitude), R.hub),
        pointAt(turned(to.longitude), R.hub),
      ),
    }))
    .sort((one, other) => one.away - other.away)[0];
  return line && line.away <= REACH.line ? line.part : undefined;
}

type Spot = readonly [number, number];

function houseAt(wheel: Wheel, x: number, y: number): number {
  const turned = turnOf(wheel);
  // The other way round of `pointAt`.
  const degrees = ((Math.atan2(y, -x) * 180) / Math.PI + 360) % 360;
  const behind = wheel.cusps!.map((cusp) => (degrees - turned(cusp) + 360) % 360);
  return behind.indexOf(Math.min(...behind)) + 1;
}

function distance([ax, ay]: Spot, [bx, by]: Spot): number {
  return Math.hypot(ax - bx, ay - by);
}

/** From a point to the nearest one of a line between two others. */
function distanceToLine(at: Spot, from: Spot, to: Spot): number {
  const length = distance(from, to) ** 2;
  if (length === 0) return distance(at, from);
  const along =
    ((at[0] - from[0]) * (to[0] - from[0]) + (at[1] - from[1]) * (to[1] - from[1])) / length;
  const share = Math.min(1, Math.max(0, along));
  return distance(at, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
}
