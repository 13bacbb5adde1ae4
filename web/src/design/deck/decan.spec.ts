import { DECK } from '@cosmic/divination/tarot/deck';
import { cardOf } from './card-name';
import { decanOf } from './decan';

it('the glyphs on a card are those of its meaning', () => {
  for (const { id, number, astrology, suit } of DECK.filter(({ suit: own }) => own !== null)) {
    const card = cardOf(id);
    if (card?.arcana !== 'minor') throw new Error(`${id} is no minor card of ${suit}`);
    const decan = decanOf(card.suit, card.rank);
    const words = decan && `${decan.planet} in ${decan.sign}`;

    expect(words).toBe(number > 1 && number < 11 ? astrology.toLowerCase() : undefined);
  }
});
