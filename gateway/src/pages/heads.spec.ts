import { HEADS, headOf, LOST, NOT_FOUND } from './heads';
import { inHindi } from './hindi-heads';

const DEVANAGARI = /[\u0900-\u097f]/;
/** A card's head is made of its own words. */
const OF_A_CARD = /^\/tools\/tarot\/deck\/./;

describe('the head of a page', () => {
  const ours = Object.entries(HEADS).filter(([path]) => !OF_A_CARD.test(path));

  it.each(ours)('%s has words in Hindi', (path, head) => {
    const { title, description } = headOf(path, 'hi').head;

    expect(title).toMatch(DEVANAGARI);
    expect(description).toMatch(DEVANAGARI);
    expect(headOf(path, 'en').head).toBe(head);
  });

  it.each([NOT_FOUND, LOST])('“$title” has words in Hindi', (head) => {
    expect(inHindi(head).title).toMatch(DEVANAGARI);
  });
});
