import type { Suit } from '@cosmic/divination/tarot/card';

type Lines = readonly string[];
/** By what a spread is called, without the two of one card. */
type OfSpread = Readonly<Record<string, Lines>>;

/** What a reading of several cards says beside the cards themselves, in one language. */
export interface SpreadWords {
  readonly opening: OfSpread;
  readonly ownDeck: Lines;
  readonly withQuestion: Lines;
  readonly withoutQuestion: Lines;
  /** How many of the cards are major: `{majors}`, `{total}`. */
  readonly majors: Readonly<Record<'none' | 'some' | 'many', Lines>>;
  readonly oneKind: Readonly<Record<'major' | 'minor', Lines>>;
  /** A suit leads: `{count}`. */
  readonly suitLeads: Readonly<Record<Suit, Lines>>;
  readonly suitMissing: Readonly<Record<Suit, Lines>>;
  /** A number comes back, from ace to ten: `{count}`. */
  readonly numberReturns: readonly Lines[];
  readonly courtsGather: Lines;
  /** How many lie upside down: `{reversed}`, `{total}`. */
  readonly reversals: Readonly<Record<'none' | 'one' | 'several' | 'most', Lines>>;
  /** How two neighbours get along, by their elements: `{one}`, `{other}`. */
  readonly elementsMeet: Readonly<Record<string, Lines>>;
  readonly closing: OfSpread;
  readonly weightOfThree: Readonly<Record<'past' | 'present' | 'future' | 'even', Lines>>;
  readonly twoChairs: Readonly<Record<'both-up' | 'you-down' | 'other-down' | 'both-down', Lines>>;
}
