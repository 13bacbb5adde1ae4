import fc from 'fast-check';
import { NUMEROLOGY_NUMBERS, reduce, reduceToDigit, writeChain } from './reduction';

describe('reduce', () => {
  it('writes its way down', () => {
    expect(writeChain(reduce(1990).chain)).toBe('1990 → 19 → 10 → 1');
  });

  it.each([11, 22, 33])('keeps the master %d when it is the total', (master) => {
    expect(reduce(master)).toEqual({ value: master, chain: [master] });
  });

  it('stops at a master on the way', () => {
    expect(reduce(29).chain).toEqual([29, 11]);
    expect(reduce(1975).chain).toEqual([1975, 22]);
  });

  it('does not keep 44 and larger doubles', () => {
    expect(reduce(44).value).toBe(8);
  });

  it('always ends in 1 to 9, 11, 22 or 33, and keeps the remainder by nine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (total) => {
        const { value, chain } = reduce(total);
        expect(NUMEROLOGY_NUMBERS).toContain(value);
        expect(value % 9).toBe(total % 9);
        expect(chain[0]).toBe(total);
        expect(chain.at(-1)).toBe(value);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('refuses %d', (total) => {
    expect(() => reduce(total)).toThrow(expect.objectContaining({ field: 'total' }));
  });
});

describe('reduceToDigit', () => {
  it('reduces masters too', () => {
    expect(reduceToDigit(29).chain).toEqual([29, 11, 2]);
  });
});
