/** What a card says in Hindi: its three words, and its text either way up. */
export interface HindiCard {
  readonly keywords: readonly [string, string, string];
  readonly upright: string;
  readonly reversed: string;
}
