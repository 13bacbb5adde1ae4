/** Cards of so many lie in one row however narrow the page is. */
const A_SMALL_FAN = 22;

/** @returns in how many rows a fan lies on a page of so many pixels */
export function rowsOf(count: number, width: number): number {
  if (count <= A_SMALL_FAN || width >= 1024) return 1;
  return width < 640 ? 3 : 2;
}

export interface FanPlace {
  /** From 0 at the left to 1 at the right. */
  along: number;
  row: number;
  /** How far it lies below the middle of its row, in widths of a card. */
  drop: number;
  /** Degrees clockwise. */
  turn: number;
}

/** Where a card of the fan lies: rows of an even length, each a slight arc. */
export function fanPlace(place: number, count: number, rows: number): FanPlace {
  const inRow = Math.ceil(count / rows);
  const row = Math.floor(place / inRow);
  const last = Math.min(inRow, count - row * inRow) - 1;
  const along = last === 0 ? 0.5 : (place - row * inRow) / last;
  const off = 2 * along - 1;
  return { along, row, drop: 0.45 * off * off, turn: 14 * off };
}
