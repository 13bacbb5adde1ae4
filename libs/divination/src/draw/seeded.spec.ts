import fc from 'fast-check';
import { DivinationError } from '../divination-error';
import { seeded } from './seeded';

describe('seeded', () => {
  it('keeps to this stream, which stored readings rely on', () => {
    const chance = seeded('leo', 'today', '2026-03-01');

    expect([chance.word(), chance.word(), chance.word()]).toEqual([
      2139397054, 1170522928, 3636172969,
    ]);
    expect(chance.integer(1, 99)).toBe(76);
  });

  it('gives the same stream for the same seed and another for another', () => {
    const first = (...seed: (string | number)[]) => seeded(...seed).word();

    expect(first('ab', 'c')).toBe(first('ab', 'c'));
    expect(first('ab', 'c')).not.toBe(first('a', 'bc'));
    expect(first(1)).not.toBe(first('1'));
    expect(first('\ud800')).not.toBe(first('\ud801'));
  });

  it('keeps integers within their bounds, negative ones too', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.nat(), (seed, min, span) => {
        const drawn = seeded(seed).integer(min, min + span);
        return drawn >= min && drawn <= min + span;
      }),
    );
  });

  it('draws fractions from 0 up to, not including, 1', () => {
    const chance = seeded('fractions');

    const drawn = Array.from({ length: 10_000 }, () => chance.fraction());

    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((sum, x) => sum + x) / drawn.length).toBeCloseTo(0.5, 1);
  });

  it('gives each of 12 values its share, over many seeds', () => {
    const counts = new Array<number>(12).fill(0);

    for (let seed = 0; seed < 12_000; seed++) counts[seeded('share', seed).integer(0, 11)]!++;

    // Chi-square, 11 degrees of freedom: above 31.3 once in a thousand fair runs.
    expect(counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(31.3);
  });

  it('picks by weight and never what weighs nothing', () => {
    const chance = seeded('weights');
    const items = ['never', 'once', 'thrice'] as const;
    const weight = { never: 0, once: 1, thrice: 3 };

    const drawn = Array.from({ length: 4000 }, () => chance.pickWeighted(items, (i) => weight[i]));

    expect(drawn).not.toContain('never');
    expect(drawn.filter((item) => item === 'thrice').length / 4000).toBeCloseTo(0.75, 1);
  });

  it('samples different items', () => {
    const drawn = seeded('sample').sample([1, 2, 3, 4, 5], 4);

    expect(new Set(drawn).size).toBe(4);
  });

  it('shuffles into a permutation', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const byValue = (a: number, b: number) => a - b;
        const shuffled = seeded(seed).shuffle(items);
        expect(shuffled.sort(byValue)).toEqual([...items].sort(byValue));
      }),
    );
  });

  it.each<[string, () => unknown, string]>([
    ['no seed', () => seeded(), 'empty'],
    ['a seed that is not a number', () => seeded('a', NaN), 'not_a_number'],
    ['an empty list', () => seeded('a').pick([]), 'empty'],
    ['bounds the wrong way round', () => seeded('a').integer(2, 1), 'out_of_range'],
    ['bounds too far apart', () => seeded('a').integer(0, 2 ** 32), 'out_of_range'],
    ['fractional bounds', () => seeded('a').integer(0.5, 3), 'not_a_number'],
    ['more items than there are', () => seeded('a').sample([1], 2), 'out_of_range'],
    ['weights that are all 0', () => seeded('a').pickWeighted([1], () => 0), 'out_of_range'],
  ])('refuses %s', (_, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
    expect(call).toThrow(DivinationError);
  });
});
