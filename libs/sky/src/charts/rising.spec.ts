import fc from 'fast-check';
import { birthOf } from '../../test/vectors';
import births from '../../test/vectors/births.json';
import { anglesAt } from './chart-angles';
import { risingSigns, risingSpanAt } from './rising';
import { SkyError } from '../sky-error';
import { signAt } from '../zodiac';

it.each(births.births.map(({ id }) => id))('holds the rising sign of birth %s', (id) => {
  const { at, place, rising_sign } = birthOf(id);
  const span = risingSpanAt(at, place);

  expect(signAt(anglesAt(at, place).ascendant).name).toBe(rising_sign);
  expect(span.sign).toBe(rising_sign.toLowerCase());
  expect(+span.from).toBeLessThanOrEqual(+at);
  expect(+span.to).toBeGreaterThan(+at);
});

describe('rising signs', () => {
  const place = { latitude: 51.5, longitude: -0.13 };
  const from = new Date('2026-03-20T00:00:00Z');

  it('are all twelve in a day, each beginning where the one before ends', () => {
    const spans = risingSigns(from, new Date('2026-03-21T00:00:00Z'), place);

    expect(new Set(spans.map(({ sign }) => sign)).size).toBe(12);
    spans.slice(1).forEach((span, index) => expect(span.from).toEqual(spans[index]?.to));
  });

  it('agree with the ascendant a second inside each end, at any place', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1801-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        fc.record({
          latitude: fc.oneof(
            fc.double({ min: -90, max: 90, noNaN: true }),
            fc.constantFrom(66.5, 66.6, -67, 89.9),
          ),
          longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        }),
        (start, anywhere) => {
          const spans = risingSigns(start, new Date(+start + 26 * 3_600_000), anywhere);
          for (const span of spans) {
            if (+span.to - +span.from < 4000) continue;
            const inside = [+span.from + 2000, (+span.from + +span.to) / 2, +span.to - 2000];
            const signs = inside.map((at) => {
              return signAt(anglesAt(new Date(at), anywhere).ascendant).key;
            });
            expect(signs).toEqual([span.sign, span.sign, span.sign]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('refuse a range that is reversed or longer than a week', () => {
    expect(() => risingSigns(from, new Date('2026-03-19T00:00:00Z'), place)).toThrow(SkyError);
    expect(() => risingSigns(from, new Date('2026-04-19T00:00:00Z'), place)).toThrow(SkyError);
    expect(() => risingSpanAt(from, { latitude: 100, longitude: 0 })).toThrow(SkyError);
  });
});
