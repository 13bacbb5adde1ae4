import { HINDI_CARD_NAMES } from '@cosmic/divination/tarot/hindi/names';
import * as english from './card-name';

export { RANKS, SUITS } from './card-name';

export const CARDS: typeof english.CARDS = english.CARDS.map((card, index) => ({
  ...card,
  name: HINDI_CARD_NAMES[index] ?? card.name,
}));

export const cardOf: typeof english.cardOf = (id) => CARDS.find((card) => card.id === id);
