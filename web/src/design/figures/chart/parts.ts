import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { separation } from '@cosmic/sky/angle';
import { ASPECTS } from '@cosmic/sky/charts/aspects';
import { houseOf } from '@cosmic/sky/charts/house-of';

export type Wheel = FigureOf<'wheel'>;

/** What can be chosen on a chart. */
export type Part =
  | { kind: 'point'; ring: number; point: string }
  | { kind: 'house'; house: number }
  | { kind: 'aspect'; first: string; second: string; aspect: string };

/** A point of a ring with the house it stands in; null where no houses are known. */
export interface PlacedPoint {
  ring: number;
  point: string;
  /** Ecliptic longitude, degrees. */
  longitude: number;
  retrograde: boolean;
  house: number | null;
}

/** An end of an aspect: the ring it stands in, its point and where that is. */
export interface End {
  ring: number;
  point: string;
  longitude: number;
}

/** An aspect of the chart, where its two ends stand, and its distance from exact, degrees. */
export interface PlacedAspect {
  first: string;
  second: string;
  aspect: string;
  ends: readonly [End, End];
  orb: number;
}

/** @returns one text for each part, the same for equal parts */
export function keyOf(part: Part): string {
  switch (part.kind) {
    case 'point':
      return `${part.ring}-${part.point}`;
    case 'house':
      return `house-${part.house}`;
    case 'aspect':
      return `${part.first}-${part.second}-${part.aspect}`;
  }
}

/** All points, ring by ring, in the order the chart lists them. */
export function pointsOf({ rings, cusps }: Wheel): PlacedPoint[] {
  return rings.flatMap(({ points }, ring) =>
    points.map((point) => ({
      ...point,
      ring,
      house: cusps ? houseOf(point.longitude, cusps) : null,
    })),
  );
}

/**
 * The aspects as they are drawn, closest first. A chart that was stored before its aspects named
 * their rings shows each where the two points really make it.
 */
export function aspectsOf({ rings, aspects }: Wheel): PlacedAspect[] {
  const endIn = (ring: number, point: string): End[] =>
    (rings[ring]?.points ?? [])
      .filter((one) => one.point === point)
      .map(({ longitude }) => ({ ring, point, longitude }));
  return aspects
    .flatMap(({ first, second, aspect, rings: named }) => {
      const exact = ASPECTS.find(({ key }) => key === aspect)?.angle;
      if (exact === undefined) return [];
      const pairs = named ? [named] : RING_PAIRS;
      const found = pairs
        .flatMap(([one, other]) =>
          endIn(one, first).flatMap((from) =>
            endIn(other, second).map((to) => [from, to] as const),
          ),
        )
        .map((ends) => ({
          ends,
          orb: Math.abs(separation(ends[0].longitude, ends[1].longitude) - exact),
        }))
        .sort((one, other) => one.orb - other.orb)[0];
      return found ? [{ first, second, aspect, ...found }] : [];
    })
    .sort((one, other) => one.orb - other.orb);
}

const RING_PAIRS = [
  [0, 0],
  [0, 1],
  [1, 1],
] as const;

/** Everything that can be chosen, in groups: points, houses, aspects. A group may be empty. */
export function groupsOf(wheel: Wheel): [points: Part[], houses: Part[], aspects: Part[]] {
  return [
    // Round the circle, so that an arrow key leads to the neighbour that one sees.
    [...pointsOf(wheel)]
      .sort((one, other) => one.ring - other.ring || one.longitude - other.longitude)
      .map(({ ring, point }) => ({ kind: 'point', ring, point })),
    (wheel.cusps ?? []).map((_, index) => ({ kind: 'house', house: index + 1 })),
    aspectsOf(wheel).map(({ first, second, aspect }) => ({
      kind: 'aspect',
      first,
      second,
      aspect,
    })),
  ];
}

/**
 * Where an arrow key leads: left and right to the neighbour in the same group, up and down to the
 * group before and after, Home and End to the ends of a group.
 *
 * @param from the part that is chosen; the first point where none is
 * @returns undefined for a key that leads nowhere
 */
export function partByKey(wheel: Wheel, from: Part | undefined, key: string): Part | undefined {
  const groups = groupsOf(wheel).filter((group) => group.length > 0);
  const isArrow = /^Arrow(Left|Right|Up|Down)$|^(Home|End)$/.test(key);
  if (!isArrow || groups.length === 0) return undefined;
  const here = from && keyOf(from);
  const row = groups.findIndex((group) => group.some((part) => keyOf(part) === here));
  if (row < 0) return groups[0]![0];
  const group = groups[row]!;
  const place = group.findIndex((part) => keyOf(part) === here);
  const around = <Item>(items: Item[], index: number) =>
    items[(index + items.length) % items.length]!;
  switch (key) {
    case 'ArrowRight':
      return around(group, place + 1);
    case 'ArrowLeft':
      return around(group, place - 1);
    case 'ArrowDown':
      return around(groups, row + 1)[0];
    case 'ArrowUp':
      return around(groups, row - 1)[0];
    case 'Home':
      return group[0];
    default:
      return group.at(-1);
  }
}

/** The keys of what is lit while a part is chosen: the part, the aspects it has a share in, and their ends. */
export function litBy(wheel: Wheel, part: Part): ReadonlySet<string> {
  const lit = new Set([keyOf(part)]);
  if (part.kind === 'house') {
    for (const { ring, point, house } of pointsOf(wheel)) {
      if (house === part.house) lit.add(keyOf({ kind: 'point', ring, point }));
    }
    return lit;
  }
  for (const { first, second, aspect, ends } of aspectsOf(wheel)) {
    const key = keyOf({ kind: 'aspect', first, second, aspect });
    const points = ends.map(({ ring, point }) => keyOf({ kind: 'point', ring, point }));
    const isMine = part.kind === 'aspect' ? key === keyOf(part) : points.includes(keyOf(part));
    if (isMine) for (const one of [key, ...points]) lit.add(one);
  }
  return lit;
}
