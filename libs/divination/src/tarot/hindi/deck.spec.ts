import { DECK } from '../deck';
import { allSpreads } from '../spreads';
import { HINDI_DECK, hindiAstrology } from './deck';
import { HINDI_CARD_NAMES } from './names';
import { HINDI_SPREADS } from './spreads';

const HINDI_TEXT = /^[^A-Za-z]+[।?!]$/u;

describe('the deck in Hindi', () => {
  it('has every card, its name and its texts, each its own', () => {
    expect(HINDI_DECK).toHaveLength(DECK.length);
    expect(new Set(HINDI_CARD_NAMES).size).toBe(DECK.length);
    const texts = HINDI_DECK.flatMap(({ upright, reversed }) => [upright, reversed]);
    expect(new Set(texts).size).toBe(2 * DECK.length);
    for (const text of texts) expect(text).toMatch(HINDI_TEXT);
  });

  it('names what the tradition gives each card', () => {
    expect(hindiAstrology('Mars in Aries')).toBe('मेष में मंगल');
    expect(hindiAstrology('Root of Fire')).toBe('अग्नि में मूल');
    for (const { astrology } of DECK) expect(hindiAstrology(astrology)).not.toMatch(/[A-Za-z]/);
  });

  it('names every place of every spread', () => {
    for (const { id, positions } of allSpreads()) {
      expect(HINDI_SPREADS[id].places).toHaveLength(positions.length);
    }
  });
});
