import fc from 'fast-check';
import { around, lifeFrom, moved, scaleOf, YEAR_MS, zoomed } from './view';

const BIRTH = Date.UTC(1990, 4, 17);
const NOW = Date.UTC(2026, 10, 26);
const LIFE = lifeFrom(BIRTH, NOW);

const views = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    years: fc.double({ min: 0.02, max: 80, noNaN: true }),
  })
  .map(({ at, years }) => around(BIRTH + at * 80 * YEAR_MS, years, LIFE));

describe('a view of a life', () => {
  it('stays within it, however it is moved and zoomed', () => {
    const share = fc.double({ min: -3, max: 3, noNaN: true });
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
    const about = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(views, share, factor, about, (view, by, wider, where) => {
        for (const next of [moved(view, LIFE, by), zoomed(view, LIFE, wider, where)]) {
          expect(next.from).toBeGreaterThanOrEqual(LIFE.from);
          expect(next.to).toBeLessThanOrEqual(LIFE.to + 1);
          expect(next.to).toBeGreaterThan(next.from);
        }
      }),
    );
  });

  it('keeps the instant that is looked at in its place while it looks closer', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0, max: 1, noNaN: true }), (view, where) => {
        const closer = zoomed(view, LIFE, 0.7, where);
        const at = (one: typeof view) => one.from + (one.to - one.from) * where;
        expect(Math.abs(at(closer) - at(view))).toBeLessThan(2);
      }),
    );
  });

  it('has no more lines of its scale than it has room for, all of them in it', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: 4, max: 16 }), (view, max) => {
        const { at } = scaleOf(view, max);
        expect(at.length).toBeLessThanOrEqual(max + 2);
        expect(at.every((one) => one >= view.from && one < view.to)).toBe(true);
      }),
    );
  });

  it('goes on to some years from now for whoever is older than eighty', () => {
    const born = Date.UTC(1930, 0, 1);
    expect(lifeFrom(born, NOW)).toEqual({ from: born, to: NOW + 5 * YEAR_MS });
    expect(LIFE.to - LIFE.from).toBe(80 * YEAR_MS);
  });
});
