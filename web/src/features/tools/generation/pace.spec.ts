import { commonLength, nextLength } from './pace';

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

  it('shows a text that came at once evenly, and always arrives', () => {
    const text = 'word '.repeat(400).trim();
    const steps = [0];

    while (steps.at(-1)! < text.length && steps.length < 500) {
      steps.push(nextLength(text, steps.at(-1)!, true));
    }

    const strides = steps.slice(1, -1).map((shown, at) => shown - steps[at]!);
    expect(steps.at(-1)).toBe(text.length);
    expect(steps.length).toBeLessThan(100);
    expect(Math.max(...strides) - Math.min(...strides)).toBeLessThanOrEqual('word '.length);
  });

  it('hurries when much of an unfinished text is waiting', () => {
    const text = 'word '.repeat(400);

    expect(nextLength(text, 0, false)).toBeGreaterThan(nextLength(text, 1_900, false) - 1_900);
  });
});

describe('commonLength', () => {
  it('keeps what both texts begin with', () => {
    expect(commonLength('The Moon rises', 'The Moon sets', 14)).toBe(9);
    expect(commonLength('The', 'The Moon', 3)).toBe(3);
    expect(commonLength('The Moon', 'Venus', 8)).toBe(0);
  });
});
