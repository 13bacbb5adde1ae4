import { cardById } from '@cosmic/divination/tarot/deck';
import { patternsOf } from './patterns';

const position = { title: 'Here', meaning: 'Anything.' };

/** Cards by id; the mark behind one turns it over. */
const patterns = (...ids: string[]) =>
  patternsOf(
    ids.map((id) => ({
      position,
      card: cardById(id.replace('-!', '')),
      reversed: id.endsWith('-!'),
      meaning: '',
    })),
  );

describe('what cards have in common', () => {
  it('counts majors, courts and reversed cards', () => {
    expect(patterns('the-sun', 'page-of-cups-!', 'king-of-wands-!')).toMatchObject({
      majors: 1,
      courts: 2,
      reversed: 2,
      suits: { wands: 1, cups: 1, swords: 0, pentacles: 0 },
    });
  });

  it('lets a suit lead that has two of three, and none when two suits share the lead', () => {
    expect(patterns('two-of-cups', 'ten-of-cups', 'the-sun').leading).toBe('cups');
    expect(patterns('two-of-cups', 'ten-of-wands', 'the-sun').leading).toBeUndefined();
    expect(
      patterns('two-of-cups', 'ten-of-cups', 'ace-of-wands', 'two-of-wands').leading,
    ).toBeUndefined();
  });

  it('misses a suit in a large spread only, and only when it is the one', () => {
    const six = ['two-of-cups', 'ten-of-cups', 'ace-of-wands', 'two-of-wands', 'six-of-swords'];

    expect(patterns(...six, 'the-sun', 'the-moon').missing).toBe('pentacles');
    expect(patterns(...six).missing).toBeUndefined();
    expect(patterns(...six.slice(0, 4), 'the-sun', 'the-moon', 'the-star').missing).toBeUndefined();
  });

  it('finds the number that returns most often, courts and majors left out', () => {
    expect(
      patterns('two-of-cups', 'two-of-wands', 'two-of-swords', 'six-of-cups', 'six-of-wands')
        .repeated,
    ).toEqual({ number: 2, count: 3 });
    expect(
      patterns('page-of-cups', 'page-of-wands', 'the-high-priestess').repeated,
    ).toBeUndefined();
  });
});
