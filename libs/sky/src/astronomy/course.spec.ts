import fc from 'fast-check';
import reference from '../../test/vectors/retrogrades.json';
import { arcseconds } from '../../test/vectors';
import { apparentLongitude } from './ephemeris';
import { crossings } from './course';
import { PLANETS } from '../bodies';
import type { Planet } from '../bodies';
import { SkyError } from '../sky-error';

const utc = (text: string) => new Date(`${text}T00:00:00Z`);

describe('crossings of a longitude', () => {
  it('stand at that longitude', () => {
    for (const planet of PLANETS)
      for (const { at, target } of crossings(
        planet,
        [10, 100, 190, 280],
        utc('2020-01-01'),
        utc('2022-01-01'),
      ))
        expect(arcseconds(apparentLongitude(planet, at), target)).toBeLessThan(0.1);
  });

  it('come three times over a longitude inside a retrograde loop, once over one outside', () => {
    for (const { body, from, to } of reference.periods) {
      const planet = body as Planet;
      const [start, end] = [new Date(from), new Date(to)];
      const middle = new Date((start.getTime() + end.getTime()) / 2);
      const target = apparentLongitude(planet, middle);
      const around = 100 * 86_400_000;
      const passes = crossings(
        planet,
        [target],
        new Date(start.getTime() - around),
        new Date(end.getTime() + around),
      );

      expect(passes.map(({ speed }) => speed < 0)).toEqual([false, true, false]);
    }
  });

  it('are the same in a range split in two, wherever it is split', () => {
    const [from, to] = [utc('2023-01-01'), utc('2026-01-01')];
    fc.assert(
      fc.property(
        fc.constantFrom<Planet>('moon', 'mercury', 'venus', 'mars', 'saturn'),
        fc.date({ min: from, max: to, noInvalidDate: true }),
        (planet, split) => {
          const targets = [0, 45, 200];
          const parts = [
            ...crossings(planet, targets, from, split),
            ...crossings(planet, targets, split, to),
          ];

          expect(parts).toEqual(crossings(planet, targets, from, to));
        },
      ),
      { numRuns: 10 },
    );
  });

  it('are none in an empty range, and can be asked for up to the last instant', () => {
    const end = new Date('2201-01-01T00:00:00Z');

    expect(crossings('sun', [0], utc('2024-03-20'), utc('2024-03-20'))).toEqual([]);
    expect(crossings('sun', [280], utc('2200-12-01'), end)).toHaveLength(1);
    expect(() => crossings('sun', [0], utc('1799-01-01'), end)).toThrow(SkyError);
  });

  it('belong to the ten bodies and to longitudes that are numbers', () => {
    const search = (body: string, target: number) => () =>
      crossings(body as Planet, [target], utc('2024-01-01'), utc('2025-01-01'));

    expect(search('true-node', 0)).toThrow(SkyError);
    expect(search('vulcan', 0)).toThrow(SkyError);
    expect(search('mars', NaN)).toThrow(SkyError);
  });
});
