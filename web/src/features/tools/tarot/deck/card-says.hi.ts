import { DECK } from '@cosmic/divination/tarot/deck';
import { HINDI_DECK, hindiAstrology } from '@cosmic/divination/tarot/hindi/deck';
import type * as english from './card-says';

export const cardSays: typeof english.cardSays = (index) => {
  const [card, says] = [DECK[index], HINDI_DECK[index]];
  return card && says && { ...says, astrology: hindiAstrology(card.astrology) };
};
