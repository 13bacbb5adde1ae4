import reference from '../../test/vectors/transits.json';
import { birthOf } from '../../test/vectors';
import { natalChart, chartPoints } from './chart';
import { SkyError } from '../sky-error';
import { transitsTo } from './transits';

const pointOf = { sun: 'sun', moon: 'moon', asc: 'ascendant' } as const;

describe.each(reference.births)('transits to birth $id', (row) => {
  const { at, place } = birthOf(row.id);
  const points = chartPoints(natalChart(at, place)).filter(({ point }) =>
    ['sun', 'moon', 'ascendant'].includes(point),
  );
  const found = transitsTo(points, new Date(row.from), new Date(row.to));

  it('are all found, each pass on its own', () => {
    // Two that come within each other's uncertainty may change places.
    const name = (body: string, aspect: string, point: string) => `${body} ${aspect} ${point}`;
    const expected = row.exact.map(([body, aspect, point]) =>
      name(String(body), String(aspect), pointOf[point as 'asc']),
    );

    expect(found.map((hit) => name(hit.body, hit.aspect, hit.point)).sort()).toEqual(
      expected.sort(),
    );
  });

  it('come at the reference instants', () => {
    for (const [body, aspect, point, utc, speed, limit] of row.exact) {
      const passes = found.filter(
        (hit) =>
          hit.body === body && hit.aspect === aspect && hit.point === pointOf[point as 'asc'],
      );
      const minutes = passes.map(
        (hit) => Math.abs(hit.at.getTime() - Date.parse(String(utc))) / 60_000,
      );
      const nearest = passes[minutes.indexOf(Math.min(...minutes))];

      expect(Math.min(...minutes)).toBeLessThan(Number(limit));
      expect(nearest?.retrograde).toBe(Number(speed) < 0);
    }
  });
});

describe('a search for transits', () => {
  const { at, place } = birthOf('p05');
  const points = chartPoints(natalChart(at, place));
  const [from, middle, to] = [2024, 2026, 2029].map((year) => new Date(Date.UTC(year, 2, 1))) as [
    Date,
    Date,
    Date,
  ];

  it('split in two finds the same as the whole', () => {
    const parts = [...transitsTo(points, from, middle), ...transitsTo(points, middle, to)];

    expect(parts).toEqual(transitsTo(points, from, to));
  });

  it('finds the faster bodies and the minor aspects when asked', () => {
    const found = transitsTo(points, from, middle, { bodies: ['mars'], aspects: ['quincunx'] });

    expect(found.length).toBeGreaterThan(0);
    expect(found.every((hit) => hit.body === 'mars' && hit.aspect === 'quincunx')).toBe(true);
  });

  it('refuses a reversed range, an unknown aspect and a longitude that is none', () => {
    expect(() => transitsTo(points, to, from)).toThrow(SkyError);
    expect(() => transitsTo(points, from, to, { aspects: ['novile' as 'trine'] })).toThrow(
      SkyError,
    );
    expect(() => transitsTo([{ point: 'sun', longitude: NaN }], from, to)).toThrow(SkyError);
  });
});
