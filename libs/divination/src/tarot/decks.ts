import { type TarotCard } from './card';
import { DECK, MAJOR_CARDS, MINOR_CARDS } from './deck';
import type { DeckId } from './deck-ids';

/** @returns the 78, 22 or 56 cards of a deck in the order in which a shuffle finds them */
export function cardsOf(deck: DeckId): readonly TarotCard[] {
  return { full: DECK, major: MAJOR_CARDS, minor: MINOR_CARDS }[deck];
}
