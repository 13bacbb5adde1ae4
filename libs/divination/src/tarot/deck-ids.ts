import { requireChoice } from '../inputs';
import { CARD_IDS } from './card-ids';

/** The full deck, the major arcana alone, the minor arcana alone. */
export const DECK_IDS = ['full', 'major', 'minor'] as const;

export type DeckId = (typeof DECK_IDS)[number];

const MAJORS = 22;

/** @returns the ids of the 78, 22 or 56 cards of a deck, in the order in which a shuffle finds them */
export function idsOf(deck: DeckId): readonly string[] {
  if (deck === 'full') return CARD_IDS;
  return deck === 'major' ? CARD_IDS.slice(0, MAJORS) : CARD_IDS.slice(MAJORS);
}

/** @throws DivinationError `not_text`, `unknown_choice` for the field `deck` */
export function requireDeck(value: unknown): DeckId {
  return requireChoice(value, 'deck', DECK_IDS);
}
