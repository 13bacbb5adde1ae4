/** How the twelve cells of a kundli lie in a square of 400, by style. */

export interface Cell {
  /** 0 Mesha to 11 Meena. */
  readonly rashi: number;
  /** 1 to 12 from the lagna. */
  readonly bhava: number;
  /** Corners, as SVG takes them. */
  readonly corners: string;
  /** Where its grahas stand, in the middle. */
  readonly middle: readonly [number, number];
  /** Where its number or name stands. */
  readonly mark: readonly [number, number];
}

/** In the North the bhavas keep their places, the first at the top, and go round against the clock. */
const NORTH: readonly Omit<Cell, 'rashi' | 'bhava'>[] = [
  { corners: '200,0 300,100 200,200 100,100', middle: [200, 92], mark: [200, 182] },
  { corners: '0,0 200,0 100,100', middle: [100, 36], mark: [100, 86] },
  { corners: '0,0 100,100 0,200', middle: [36, 100], mark: [84, 104] },
  { corners: '0,200 100,100 200,200 100,300', middle: [94, 200], mark: [182, 204] },
  { corners: '0,200 100,300 0,400', middle: [36, 300], mark: [84, 304] },
  { corners: '0,400 100,300 200,400', middle: [100, 364], mark: [100, 322] },
  { corners: '200,400 100,300 200,200 300,300', middle: [200, 308], mark: [200, 228] },
  { corners: '200,400 300,300 400,400', middle: [300, 364], mark: [300, 322] },
  { corners: '400,400 300,300 400,200', middle: [364, 300], mark: [316, 304] },
  { corners: '400,200 300,300 200,200 300,100', middle: [306, 200], mark: [218, 204] },
  { corners: '400,200 300,100 400,0', middle: [364, 100], mark: [316, 104] },
  { corners: '400,0 300,100 200,0', middle: [300, 36], mark: [300, 86] },
];

/** In the South the signs keep their places, Mesha second at the top, and go round with the clock. */
const SOUTH: readonly (readonly [column: number, row: number])[] = [
  ...([
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [3, 3],
  ] as const),
  ...([
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ] as const),
];

/** The cells of the North, bhava by bhava, for the rashi of the lagna. */
export function northCells(lagna: number): Cell[] {
  return NORTH.map((shape, index) => ({ ...shape, bhava: index + 1, rashi: (lagna + index) % 12 }));
}

/** The cells of the South, sign by sign from the lagna's. */
export function southCells(lagna: number): Cell[] {
  return Array.from({ length: 12 }, (_, index) => {
    const rashi = (lagna + index) % 12;
    const [column, row] = SOUTH[rashi] ?? [0, 0];
    const [x, y] = [column * 100, row * 100];
    return {
      rashi,
      bhava: index + 1,
      corners: `${x},${y} ${x + 100},${y} ${x + 100},${y + 100} ${x},${y + 100}`,
      middle: [x + 50, y + 58],
      mark: [x + 50, y + 18],
    };
  });
}
