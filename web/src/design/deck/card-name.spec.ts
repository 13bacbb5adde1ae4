import { DECK } from '@cosmic/divination/tarot/deck';
import { CARDS, cardOf } from './card-name';

describe('the drawn deck', () => {
  it('has the cards of the deck that is drawn from, in its order', () => {
    expect(CARDS.map(({ id, name }) => ({ id, name }))).toEqual(
      DECK.map(({ id, name }) => ({ id, name })),
    );
  });

  it('knows no other card', () => {
    expect(cardOf('the-joker')).toBeUndefined();
  });
});
