import fc from 'fast-check';
import { KINDS, kindOf, MIX, type Kind } from './mix';

describe('the mix', () => {
  it('is of a hundred', () => {
    expect(Object.values(MIX).reduce((sum: number, share) => sum + share, 0)).toBe(100);
  });

  it('gives each kind its share of evenly drawn numbers', () => {
    const counts = new Map<Kind, number>();
    for (let draw = 0; draw < 1_000; draw += 1) {
      const kind = kindOf(draw / 1_000);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    for (const kind of KINDS) {
      expect(Math.abs(counts.get(kind)! - MIX[kind] * 10)).toBeLessThanOrEqual(1);
    }
  });

  it('has something for whatever is drawn', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (drawn) =>
        KINDS.includes(kindOf(drawn)),
      ),
    );
  });
});
