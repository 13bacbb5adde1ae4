import { commonLength, nextLength, paragraphsOf } from './pace';

describe('nextLength', () => {
  it('shows whole words', () => {
    expect(nextLength('The Moon rises', 0, false)).toBe(3);
  });

  it('waits for the end of a word that may go on', () => {
    expect(nextLength('The Moon ri', 8, false)).toBe(8);
  });

  it('shows the last word once the text is whole', () => {
    expect(nextLength('The Moon rises', 8, true)).toBe(14);
  });

  it('hurries when much is waiting, and always arrives', () => {
    const text = 'word '.repeat(400).trim();
    let shown = 0;
    let steps = 0;

    while (shown < text.length && steps < 500) {
      shown = nextLength(text, shown, true);
      steps += 1;
    }

    expect(shown).toBe(text.length);
    expect(steps).toBeLessThan(160);
  });
});

describe('commonLength', () => {
  it('keeps what both texts begin with', () => {
    expect(commonLength('The Moon rises', 'The Moon sets', 14)).toBe(9);
    expect(commonLength('The', 'The Moon', 3)).toBe(3);
    expect(commonLength('The Moon', 'Venus', 8)).toBe(0);
  });
});

describe('paragraphsOf', () => {
  it('splits on blank lines and leaves out empty ones', () => {
    expect(paragraphsOf('One.\n\nTwo\nstill two.\n \n\n\nThree.\n')).toEqual([
      'One.',
      'Two\nstill two.',
      'Three.',
    ]);
  });
});
