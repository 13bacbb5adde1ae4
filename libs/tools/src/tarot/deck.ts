import { DECK } from '@cosmic/divination/tarot/deck';

/** The cards in the order of the deck, for those who name them and do not read them. */
export const CARDS: readonly { id: string; name: string }[] = DECK.map(({ id, name }) => ({
  id,
  name,
}));
