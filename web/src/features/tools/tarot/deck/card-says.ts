import { DECK } from '@cosmic/divination/tarot/deck';

/** What a card says, its words in the language of this build. */
export interface CardSays {
  readonly keywords: readonly string[];
  readonly astrology: string;
  readonly upright: string;
  readonly reversed: string;
}

/** What a card says, by its place in the deck; undefined for what is no place of it. */
export function cardSays(index: number): CardSays | undefined {
  return DECK[index];
}
