import { ungroundedClaims } from '@cosmic/narrator/testing/grounding';
import { averageOverlap, describeAlmanacs } from '../test/almanac-quality';
import { sampleOf } from '../test/samples';

const AT = new Date('2026-11-21T09:00:00Z');

// `quality.exhaustive-spec.ts` looks at 200 of each.
describeAlmanacs(10);

describe('the check of sky facts', () => {
  it('notices the sky of another day', () => {
    const [one, other] = ['2026-11-21', '2027-03-02'].map((day) =>
      sampleOf('horoscope', { sign: 'leo', timeframe: 'today' }, new Date(day), 'seed'),
    );

    expect(ungroundedClaims(one?.text ?? '', other?.facts ?? [])).not.toEqual([]);
  });
});

describe('one day', () => {
  it.each(['today', 'week', 'month'])(
    'reads differently for the twelve signs (%s)',
    (timeframe) => {
      const signs = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio'];
      const texts = signs.map((sign) => sampleOf('horoscope', { sign, timeframe }, AT, 'one seed'));

      expect(averageOverlap(texts)).toBeLessThan(0.25);
    },
  );

  it('gives everybody the same extras, whenever they ask', () => {
    const extras = (at: string, seed: string) =>
      sampleOf('horoscope', { sign: 'leo', timeframe: 'today' }, new Date(at), seed).facts.slice(
        -4,
      );

    expect(extras('2026-11-21T00:00:00Z', 'a')).toEqual(extras('2026-11-21T23:59:59Z', 'b'));
    expect(extras('2026-11-21T00:00:00Z', 'a')).not.toEqual(extras('2026-11-22T00:00:00Z', 'a'));
  });
});
