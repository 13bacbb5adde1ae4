import fc from 'fast-check';
import vectors from '../../test/vectors/ingresses.json';
import { separation } from '../angle';
import { eclipses } from './eclipses';
import { DAY_MS } from '../astronomy/search';
import { SkyError } from '../sky-error';
import { signOf } from '../zodiac';

const solarOf = (date: string) => {
  const from = new Date(date);
  const [eclipse] = eclipses(from, new Date(from.getTime() + DAY_MS));
  return eclipse?.eclipsed === 'sun' ? [eclipse.type, eclipse.central] : undefined;
};

describe('eclipses', () => {
  it('finds those of the truth vectors with their types, and no others', () => {
    const found = eclipses(new Date('2023-01-01'), new Date('2033-01-01'));

    expect(found.map(({ eclipsed, type, sign }) => [eclipsed, type, signOf(sign)?.name])).toEqual(
      vectors.eclipses.map((row) => [row.kind === 'solar' ? 'sun' : 'moon', row.type, row.sign]),
    );
    found.forEach(({ at, longitude }, i) => {
      const { utc = '', lon = NaN } = vectors.eclipses[i] ?? {};
      expect(Math.abs(at.getTime() - Date.parse(utc))).toBeLessThan(20_000);
      expect(separation(longitude, lon) * 3600).toBeLessThan(12);
    });
  });

  // Types as in the Five Millennium Canon of Solar Eclipses (Espenak and Meeus, 2006).
  it.each([
    ['1908-12-23', 'hybrid', true],
    ['1909-06-17', 'hybrid', true],
    ['1912-04-17', 'hybrid', true],
    ['1930-04-28', 'hybrid', true],
    ['1986-10-03', 'hybrid', true],
    ['1987-03-29', 'hybrid', true],
    ['2005-04-08', 'hybrid', true],
    ['2013-11-03', 'hybrid', true],
    ['2049-11-25', 'hybrid', true],
    ['2050-05-20', 'hybrid', true],
    ['1957-04-30', 'annular', false],
    ['1957-10-23', 'total', false],
    ['1967-11-02', 'total', false],
    ['2014-04-29', 'annular', false],
    ['2043-04-09', 'total', false],
    ['2043-10-03', 'annular', false],
    ['1999-08-11', 'total', true],
    ['2002-12-04', 'total', true],
    ['2012-05-20', 'annular', true],
    ['2011-07-01', 'partial', false],
  ])('calls the eclipse of %s %s, central: %s', (date, type, central) => {
    expect(solarOf(date)).toEqual([type, central]);
  });

  it('finds four to seven a year, all near new and full moons of one season', () => {
    for (let year = 1900; year < 1910; year++) {
      const count = eclipses(new Date(Date.UTC(year, 0)), new Date(Date.UTC(year + 1, 0))).length;
      expect(count >= 4 && count <= 7).toBe(true);
    }
  });

  it('knows the same eclipses in two parts of a range', () => {
    const instants = fc.date({
      min: new Date('1800-01-01'),
      max: new Date('2198-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.nat(400), fc.nat(400), (from, first, second) => {
        const middle = new Date(from.getTime() + first * DAY_MS);
        const to = new Date(middle.getTime() + second * DAY_MS);

        expect([...eclipses(from, middle), ...eclipses(middle, to)]).toEqual(eclipses(from, to));
      }),
      { numRuns: 15 },
    );
  });

  it('reaches to the ends of the years known', () => {
    expect(eclipses(new Date('1800-01-01'), new Date('1801-01-01')).length).toBeGreaterThan(3);
    expect(eclipses(new Date('2200-01-01'), new Date('2201-01-01')).length).toBeGreaterThan(3);
  });

  it('refuses a range that is none', () => {
    expect(() => eclipses(new Date(NaN), new Date(0))).toThrow(SkyError);
    expect(() => eclipses(new Date(1), new Date(0))).toThrow(SkyError);
  });
});
