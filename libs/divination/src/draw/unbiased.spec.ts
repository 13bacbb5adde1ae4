import { seeded } from './seeded';
import { drawBelow, shuffled } from './unbiased';

/** Plays back these words, then fails. */
function words(...list: number[]): () => number {
  return () => {
    const word = list.shift();
    if (word === undefined) throw new Error('no word left');
    return word;
  };
}

describe('drawBelow', () => {
  it('throws away the words of the incomplete last stretch', () => {
    const last = 2 ** 32 - 1; // 2^32 leaves 1 over when divided by 3, so only this word is refused

    expect(drawBelow(3, words(last, 5))).toBe(2);
  });

  it('keeps every word when the count divides 2^32', () => {
    expect(drawBelow(4, words(2 ** 32 - 1))).toBe(3);
    expect(drawBelow(2 ** 32, words(2 ** 32 - 1))).toBe(2 ** 32 - 1);
    expect(drawBelow(1, words(2 ** 32 - 1))).toBe(0);
  });
});

describe('shuffled', () => {
  it('exchanges from the last place down', () => {
    expect(shuffled(['a', 'b', 'c'], words(0, 1))).toEqual(['c', 'b', 'a']);
  });

  it('leaves the list it was given alone', () => {
    const items = [1, 2, 3];

    shuffled(items, words(0, 0));

    expect(items).toEqual([1, 2, 3]);
  });

  it('gives each of the 24 orders of four items its share', () => {
    const counts = new Map<string, number>();

    for (let seed = 0; seed < 4800; seed++) {
      const order = shuffled(['a', 'b', 'c', 'd'], seeded('orders', seed).word).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }

    // Chi-square, 23 degrees of freedom: above 49.7 once in a thousand fair runs.
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 200) ** 2 / 200, 0);
    expect(chiSquare).toBeLessThan(49.7);
  });
});
