import fc from 'fast-check';
import { DAY_MS, gridOver, rootBetween, signChanges } from './search';

const ALWAYS = { from: -8.64e15, to: 8.64e15 };
const instants = fc.integer({ min: -6e12, max: 6e12 });

describe('rootBetween', () => {
  it.each([
    ['a line', (t: number) => t - 123_456_789, 123_456_789],
    ['a flat cubic', (t: number) => ((t - 4e8) / DAY_MS) ** 3, 4e8],
    ['a step', (t: number) => (t < 7_654_321 ? -1 : 1), 7_654_321],
    ['a falling curve', (t: number) => 1 - Math.exp((t - 5e8) / 1e8), 5e8],
  ])('finds the zero of %s', (_, f, root) => {
    expect(Math.abs(rootBetween(f, 0, 1e9, 20) - root)).toBeLessThanOrEqual(21);
  });

  it('needs few evaluations for a smooth curve', () => {
    let calls = 0;
    const f = (t: number) => {
      calls++;
      return Math.sin(t / 1e9 - 0.3);
    };

    const root = rootBetween(f, 0, 1e9);

    expect(root).toBeCloseTo(0.3e9, -2);
    expect(calls).toBeLessThan(12);
  });

  it('stays inside its bracket whatever the curve', () => {
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (low, width, share) => {
          const zero = low + width * share;
          const f = (t: number) => Math.tanh((t - zero) / 1e5) * (1 + Math.abs(t - zero));
          const root = rootBetween(f, low, low + width);

          expect(root).toBeGreaterThanOrEqual(low);
          expect(root).toBeLessThanOrEqual(low + width);
          expect(Math.abs(root - zero)).toBeLessThanOrEqual(41);
        },
      ),
    );
  });

  it('answers with the better end when there is nothing to find', () => {
    expect(rootBetween((t) => t + 1, 0, 10)).toBe(0);
    expect(rootBetween((t) => t - 11, 0, 10)).toBe(10);
  });
});

describe('gridOver', () => {
  it('covers the span with the same instants wherever the span begins', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 3e9 }), (from, length) => {
        const grid = gridOver({ from, to: from + length }, DAY_MS, ALWAYS);

        expect(grid[0]).toBeLessThanOrEqual(from);
        expect(grid.at(-1)).toBeGreaterThanOrEqual(from + length);
        expect(grid.every((at) => Math.abs(at % DAY_MS) === 0)).toBe(true);
      }),
    );
  });

  it('does not leave the limits', () => {
    const grid = gridOver({ from: 5, to: 25 }, 10, { from: 3, to: 22 });

    expect(grid).toEqual([3, 10, 20, 22]);
  });
});

describe('signChanges', () => {
  it('finds every zero of a wave, and which way it goes', () => {
    const wave = (t: number) => Math.sin(t / DAY_MS);
    const grid = gridOver({ from: DAY_MS, to: 12 * DAY_MS }, DAY_MS, ALWAYS);

    const found = signChanges(wave, grid);

    expect(found.map(({ rising }) => rising)).toEqual([false, true, false]);
    found.forEach(({ at }, i) => expect(at / DAY_MS).toBeCloseTo(Math.PI * (i + 1), 5));
  });
});
