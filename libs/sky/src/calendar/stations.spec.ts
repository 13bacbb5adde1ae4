import vectors from '../../test/vectors/retrogrades.json';
import { separation } from '../angle';
import { SkyError } from '../sky-error';
import { stationsOf, WANDERERS } from './stations';
import type { Wanderer } from './stations';
import { signOf } from '../zodiac';

const LONGITUDE_ARCSEC: Record<Wanderer, number> = {
  mercury: 15,
  venus: 25,
  mars: 20,
  jupiter: 15,
  saturn: 20,
  uranus: 20,
  neptune: 25,
  pluto: 10,
};

describe('stationsOf', () => {
  it.each(WANDERERS)('finds those of %s in the truth vectors, and no others', (body) => {
    const rows = vectors.stations.filter((row) => row.body === body);
    const [first, last] = ['mercury', 'venus', 'mars'].includes(body) ? [2023, 2033] : [2024, 2029];

    const found = stationsOf(body, new Date(Date.UTC(first, 0)), new Date(Date.UTC(last, 0)));

    expect(found.map(({ turns, sign }) => [turns, signOf(sign)?.name])).toEqual(
      rows.map((row) => [row.type, row.sign]),
    );
    found.forEach(({ at, longitude }, i) => {
      const { utc = '', tol_min = 0, lon = NaN } = rows[i] ?? {};
      expect(Math.abs(at.getTime() - Date.parse(utc)) / 60_000).toBeLessThanOrEqual(tol_min);
      expect(separation(longitude, lon) * 3600).toBeLessThan(LONGITUDE_ARCSEC[body]);
    });
  });

  it.each(WANDERERS)('lets retrograde and direct of %s alternate over three decades', (body) => {
    const stations = stationsOf(body, new Date('1950-01-01'), new Date('1980-01-01'));

    stations.slice(1).forEach(({ turns }, i) => expect(turns).not.toBe(stations[i]?.turns));
    expect(stations.length).toBeGreaterThan(25);
  });

  it('knows the same stations in two halves of a range', () => {
    const [from, middle, to] = [
      new Date('2019-03-01'),
      new Date('2020-02-17T00:53:00Z'),
      new Date('2021-01-01'),
    ];

    for (const body of WANDERERS) {
      const halves = [...stationsOf(body, from, middle), ...stationsOf(body, middle, to)];
      expect(halves).toEqual(stationsOf(body, from, to));
    }
  });

  it.each(['sun', 'moon', 'toString', '__proto__', undefined])('refuses %p', (body) => {
    expect(() => stationsOf(body as Wanderer, new Date(0), new Date(1))).toThrow(SkyError);
  });
});
