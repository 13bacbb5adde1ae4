export const DECKS = ['full', 'major', 'minor'] as const;
export type Deck = (typeof DECKS)[number];

const SIZES: Readonly<Record<Deck, number>> = { full: 78, major: 22, minor: 56 };

/** How many cards a deck has. */
export function deckSize(deck: Deck): number {
  return SIZES[deck];
}

/**
 * The deck that is shuffled: the one that was asked for, all cards unless that is said; a card of the
 * day is one of the 22, and decks are chosen by subscribers.
 */
export function deckUsed(spread: string, asked: string | undefined, mayChoose: boolean): Deck {
  if (spread === 'daily') return 'major';
  return (mayChoose && DECKS.find((deck) => deck === asked)) || 'full';
}
