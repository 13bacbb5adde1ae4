import vectors from '../../test/vectors/ingresses.json';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { ingressesOf } from './ingresses';
import { SkyError } from '../sky-error';
import { signOf } from '../zodiac';

const bodies = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

describe('ingressesOf', () => {
  it.each(bodies)('finds those of %s in the truth vectors, and no others', (body) => {
    const rows = vectors.ingresses.filter((row) => row.body === body);
    const first = body === 'sun' ? 2023 : 2024;
    const last = body === 'sun' ? 2033 : 2029;

    const found = ingressesOf(body, new Date(Date.UTC(first, 0)), new Date(Date.UTC(last, 0)));

    expect(found.map(({ sign, retrograde }) => [signOf(sign)?.name, retrograde])).toEqual(
      rows.map((row) => [row.sign, row.direction === 'retrograde']),
    );
    found.forEach(({ at }, i) => {
      const { utc = '', tol_min = 0 } = rows[i] ?? {};
      expect(Math.abs(at.getTime() - Date.parse(utc)) / 60_000).toBeLessThanOrEqual(tol_min);
    });
  });

  it('takes the Moon through all twelve signs in a month', () => {
    const found = ingressesOf('moon', new Date('2024-01-01'), new Date('2024-01-28T12:00Z'));

    expect(new Set(found.map(({ sign }) => sign)).size).toBe(12);
  });

  it.each(PLANETS)('knows the same ingresses of %s in two halves of a range', (body) => {
    const [from, middle, to] = [1987, 1989.4, 1992].map(
      (year) => new Date(Date.UTC(1970, 0) + (year - 1970) * 365.2425 * 86_400_000),
    ) as [Date, Date, Date];

    const halves = [...ingressesOf(body, from, middle), ...ingressesOf(body, middle, to)];

    expect(halves).toEqual(ingressesOf(body, from, to));
  });

  it.each(['chiron', 'lilith', '__proto__', 'toString', '', 3])('refuses the body %p', (body) => {
    expect(() => ingressesOf(body as Planet, new Date(0), new Date(1))).toThrow(SkyError);
  });
});
