import fc from 'fast-check';
import { separation } from './angle';
import { SkyError } from './sky-error';
import { formatPosition, placeInSign, signAt, signOf, SIGNS } from './zodiac';

describe('signs', () => {
  it('hold their first degree and not their last', () => {
    expect(signAt(30).key).toBe('taurus');
    expect(signAt(29.999999).key).toBe('aries');
    expect(signAt(-0.000001).key).toBe('pisces');
    expect(signAt(720).key).toBe('aries');
    expect(signAt(-1e-15).key).toBe('aries');
  });

  it('go round by element and mode', () => {
    SIGNS.forEach((sign, index) => {
      expect(sign.element).toBe(['fire', 'earth', 'air', 'water'][index % 4]);
      expect(sign.mode).toBe(['cardinal', 'fixed', 'mutable'][index % 3]);
    });
  });

  it('are looked up by their key', () => {
    expect(signOf('pisces')?.dates).toBe('Feb 19-Mar 20');
    expect(signOf('ophiuchus')).toBeUndefined();
  });
});

describe('a position in words', () => {
  it.each([
    [44.367, "Taurus 14°22'"],
    [44 + 22 / 60, "Taurus 14°22'"],
    [0, "Aries 0°00'"],
    [29.9999999, "Aries 29°59'"],
    [359.99999999999994, "Pisces 29°59'"],
  ])('%d is %s', (longitude, expected) => {
    expect(formatPosition(longitude)).toBe(expected);
  });

  it('never strays from its sign and never rounds up', () => {
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (longitude) => {
        const { sign, degree, minute, second } = placeInSign(longitude);
        const back = SIGNS.indexOf(sign) * 30 + degree + minute / 60 + second / 3600;

        expect(sign).toBe(signAt(longitude));
        expect(separation(longitude, back) * 3600).toBeLessThan(1.001);
        expect([degree < 30, minute < 60, second < 60]).toEqual([true, true, true]);
      }),
    );
  });

  it('needs a finite number', () => {
    for (const bad of [NaN, Infinity, -Infinity])
      expect(() => formatPosition(bad)).toThrow(SkyError);
  });
});
