/** The four suits, in the order of the spec. */
export const SUITS = ['wands', 'cups', 'swords', 'pentacles'] as const;

export type Suit = (typeof SUITS)[number];
export type Element = 'fire' | 'water' | 'air' | 'earth';

/** One card and what it says. */
export interface TarotCard {
  /** Stable and URL-safe: 'the-fool', 'three-of-cups'. */
  id: string;
  /** Place in the deck: 0 to 21 the major arcana, then wands, cups, swords, pentacles from ace to king. */
  index: number;
  name: string;
  arcana: 'major' | 'minor';
  /** `null` for the major arcana. */
  suit: Suit | null;
  /** Major arcana: 0 to 21. Minor: 1 (ace) to 14 (king). */
  number: number;
  /** 'Ace', 'Two' … 'King'; the Roman numeral, or 0, for the major arcana. */
  rank: string;
  element: Element;
  /** The planet, sign or decan it belongs to, e.g. 'Mars in Aries'. */
  astrology: string;
  keywords: readonly [string, string, string];
  upright: string;
  reversed: string;
}
