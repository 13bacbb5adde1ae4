/** A minor card as it is written down; suit, number and rank follow from its place in the list. */
export interface MinorArcanum {
  astrology: string;
  keywords: readonly [string, string, string];
  upright: string;
  reversed: string;
}
