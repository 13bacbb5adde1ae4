/** A place of a spread on the table: its column and its first half row, both from 1. */
export interface Place {
  readonly column: number;
  readonly row: number;
  /** Laid crosswise over another card. */
  readonly across?: true;
}

export interface SpreadLayout {
  /** The widths of the columns, in cards. */
  readonly columns: readonly number[];
  /** Its height in half cards. */
  readonly rows: number;
  readonly places: readonly Place[];
}

/** How spreads lie, by their names; the places are in the order in which cards are laid. */
const LAYOUTS: Readonly<Record<string, SpreadLayout>> = {
  daily: { columns: [1], rows: 2, places: [{ column: 1, row: 1 }] },
  'three-card': {
    columns: [1, 1, 1],
    rows: 2,
    places: [
      { column: 1, row: 1 },
      { column: 2, row: 1 },
      { column: 3, row: 1 },
    ],
  },
  /** You on the left, the other on the right; what is between them in the middle. */
  relationship: {
    columns: [1, 1, 1],
    rows: 6,
    places: [
      { column: 1, row: 1 },
      { column: 3, row: 1 },
      { column: 2, row: 1 },
      { column: 1, row: 3 },
      { column: 3, row: 3 },
      { column: 2, row: 3 },
      { column: 2, row: 5 },
    ],
  },
  /** The cross of six with its second card across the first, and the staff of four from the ground up. */
  'celtic-cross': {
    columns: [1, 1.66, 1, 1.16],
    rows: 8,
    places: [
      { column: 2, row: 4 },
      { column: 2, row: 4, across: true },
      { column: 2, row: 2 },
      { column: 2, row: 6 },
      { column: 1, row: 4 },
      { column: 3, row: 4 },
      { column: 4, row: 7 },
      { column: 4, row: 5 },
      { column: 4, row: 3 },
      { column: 4, row: 1 },
    ],
  },
};

/** How a spread lies; one that is not known lies as a single card. */
export function layoutOf(spread: string): SpreadLayout {
  return LAYOUTS[spread] ?? LAYOUTS['daily']!;
}
