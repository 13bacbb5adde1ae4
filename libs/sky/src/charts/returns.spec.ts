import reference from '../../test/vectors/returns.json';
import { arcseconds } from '../../test/vectors';
import { apparentLongitude } from '../astronomy/ephemeris';
import { returnsOf, saturnReturn, solarReturn } from './returns';
import { SkyError } from '../sky-error';

const minutesApart = (a: Date, b: string) => Math.abs(a.getTime() - Date.parse(b)) / 60_000;

it.each(reference.solar_returns)('finds the solar return $id of $year', (row) => {
  const found = solarReturn(new Date(row.birth_utc), row.year);

  expect(minutesApart(found, row.return_utc)).toBeLessThan(row.tol_min);
});

it.each(reference.saturn_returns)('finds every pass of the Saturn return $id', (row) => {
  const passes = saturnReturn(new Date(row.birth_utc));
  const [first] = passes;

  expect(passes).toHaveLength(row.all_exact_utc.length);
  expect(minutesApart(first?.at as Date, row.first_exact_utc)).toBeLessThan(row.tol_min);
  expect(arcseconds(apparentLongitude('saturn', first?.at as Date), row.natal_saturn)).toBeLessThan(
    25,
  );
});

describe('returns', () => {
  const birth = new Date('1990-05-17T08:30:00Z');

  it('bring the Sun back to its natal longitude to a hundredth of an arcsecond', () => {
    for (let year = 1801; year <= 2199; year += 7)
      expect(
        arcseconds(
          apparentLongitude('sun', solarReturn(birth, year)),
          apparentLongitude('sun', birth),
        ),
      ).toBeLessThan(0.01);
  });

  it('of the Moon come every 27.3 days', () => {
    const [from, to] = [new Date('2024-01-01T00:00:00Z'), new Date('2025-01-01T00:00:00Z')];

    expect([13, 14]).toContain(returnsOf('moon', birth, from, to).length);
  });

  it('exist for a birth on 29 February in any year', () => {
    const found = solarReturn(new Date('2000-02-29T12:00:00Z'), 2023);

    expect(found.toISOString()).toMatch(/^2023-0(2-28|3-01)/);
  });

  it('refuse what is no year, no return or no date', () => {
    expect(() => solarReturn(birth, 2024.5)).toThrow(SkyError);
    expect(() => solarReturn(birth, 2300)).toThrow(SkyError);
    expect(() => solarReturn(new Date(NaN), 2024)).toThrow(SkyError);
    expect(() => saturnReturn(birth, 4)).toThrow(SkyError);
    expect(() => saturnReturn(new Date('2190-01-01T00:00:00Z'))).toThrow(SkyError);
  });
});
