import { survive } from '../../test/hostile';
import { SUITS } from './card';
import { CARD_IDS } from './card-ids';
import { DECK, MAJOR_CARDS, MINOR_CARDS, cardAt, cardById } from './deck';

const unique = (values: readonly unknown[]) => new Set(values).size;

describe('the deck', () => {
  it('has 22 major and 56 minor cards, fourteen to a suit', () => {
    expect(MAJOR_CARDS).toHaveLength(22);
    expect(MINOR_CARDS).toHaveLength(56);
    for (const suit of SUITS) expect(DECK.filter((card) => card.suit === suit)).toHaveLength(14);
  });

  it('keeps each card at its index, which stored draws rely on', () => {
    expect(DECK.map(({ index }) => index)).toEqual(DECK.map((_, i) => i));
    expect(cardAt(0).name).toBe('The Fool');
    expect(cardAt(21).name).toBe('The World');
    expect(cardAt(22).name).toBe('Ace of Wands');
    expect(cardAt(36).name).toBe('Ace of Cups');
    expect(cardAt(77).name).toBe('King of Pentacles');
  });

  it('has the ids that are listed without it, in the same order', () => {
    expect(DECK.map(({ id }) => id)).toEqual(CARD_IDS);
  });

  it('numbers Strength VIII and Justice XI', () => {
    expect(cardById('strength').rank).toBe('VIII');
    expect(cardById('justice').rank).toBe('XI');
  });

  it('never repeats an id, a name or a text', () => {
    expect(unique(DECK.map(({ id }) => id))).toBe(78);
    expect(unique(DECK.flatMap(({ upright, reversed }) => [upright, reversed]))).toBe(156);
    expect(unique(DECK.map(({ keywords }) => keywords.join()))).toBe(78);
  });

  it('gives each text two or three sentences', () => {
    for (const { upright, reversed } of DECK) {
      for (const text of [upright, reversed]) {
        expect(text.match(/[.?!:]"?(?= [A-Z]|$)/g)!.length).toBeGreaterThanOrEqual(2);
        expect(text.length).toBeLessThan(300);
      }
    }
  });

  it('gives the 36 number cards from two to ten the 36 decans, each once', () => {
    const decans = MINOR_CARDS.filter(({ number }) => number >= 2 && number <= 10);

    expect(unique(decans.map(({ astrology }) => astrology))).toBe(36);
    expect(decans.every(({ astrology }) => / in /.test(astrology))).toBe(true);
  });

  it('finds a card by its id', () => {
    expect(cardById('three-of-cups')).toMatchObject({ suit: 'cups', number: 3, element: 'water' });
  });

  it('withstands hostile input', () => {
    survive(cardAt, ['card'], ({ index }) => index >= 0 && index < 78);
    survive(cardById, ['card'], ({ id }) => id !== '');
  });
});
