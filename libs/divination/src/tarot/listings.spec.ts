import { DECK } from './deck';
import { CARD_IDS } from './card-ids';
import { DECK_IDS, idsOf } from './deck-ids';
import { cardsOf } from './decks';
import { drawListings } from './listings';
import { describeListings, REQUESTS } from '../../test/listings';

describe('the listings of a draw', () => {
  it('name the deck in its order', () => {
    for (const deck of DECK_IDS) expect(idsOf(deck)).toEqual(cardsOf(deck).map(({ id }) => id));
    expect(CARD_IDS).toEqual(DECK.map(({ id }) => id));
    for (const text of Object.values(drawListings(REQUESTS[0]!)))
      for (const id of CARD_IDS) expect(text.split(/\s+/)).toContain(id);
  });

  it('hold nothing of what was typed', () => {
    for (const request of REQUESTS) {
      const { python, shell } = drawListings(request);

      expect(`${python}${shell}`).not.toContain(request.clientSeed.slice(0, 12).padEnd(3, '-'));
      expect(`${python}${shell}`).toMatch(/^[\n -~]*$/);
    }
  });

  // Each spread and each text once, and cards chosen by hand; `listings.exhaustive-spec.ts` runs all.
  describeListings(REQUESTS.filter(({ chosen }, index) => index % 6 === 0 || chosen));
});
