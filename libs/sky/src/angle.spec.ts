import fc from 'fast-check';
import { asin, atan2, normalize, separation, wrap } from './angle';

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('angles', () => {
  it('are brought into one turn, and a number already there stays as it is', () => {
    fc.assert(
      fc.property(angle, (degrees) => {
        const turned = normalize(degrees);

        expect(turned).toBeGreaterThanOrEqual(0);
        expect(turned).toBeLessThan(360);
        expect(Object.is(normalize(turned), turned)).toBe(true);
        expect(wrap(degrees)).toBeGreaterThanOrEqual(-180);
        expect(wrap(degrees)).toBeLessThan(180);
      }),
    );
    expect(normalize(359.99999999999994)).toBe(359.99999999999994);
    expect(Object.is(normalize(-360), 0)).toBe(true);
    expect(normalize(-1e-20)).toBe(0);
  });

  it('are apart the short way round', () => {
    expect(separation(350, 10)).toBe(20);
    expect(separation(10, 350)).toBe(20);
    expect(separation(0, 180)).toBe(180);
    expect(wrap(190)).toBe(-170);
  });

  it('keep NaN, so that a caller sees it', () => {
    expect(normalize(NaN)).toBeNaN();
    expect(wrap(Infinity)).toBeNaN();
  });

  it('of arcs take a rounding error beyond 1 for 1', () => {
    expect(asin(1 + 1e-15)).toBe(90);
    expect(atan2(-1, 0)).toBe(270);
  });
});
