import fc from 'fast-check';
import vectors from '../../test/vectors/void_of_course.json';
import { apparentLongitude } from '../astronomy/ephemeris';
import { DAY_MS } from '../astronomy/search';
import { SkyError } from '../sky-error';
import { voidOfCourse, voidOfCourseAt, voidOfCourseFrom } from './void-of-course';
import { signOf } from '../zodiac';

// Pluto's path is worked out in stretches of decades on first use: the tests keep to a few.
const instants = fc.date({
  min: new Date('1990-01-01'),
  max: new Date('2050-01-01'),
  noInvalidDate: true,
});

describe('voidOfCourse', () => {
  it('finds the periods of the truth vectors, and no others', () => {
    const found = voidOfCourse(new Date(vectors.ends_from), new Date(vectors.ends_before));

    expect(
      found.map(({ aspect, body, sign, nextSign }) => [
        aspect,
        body,
        signOf(sign)?.name,
        signOf(nextSign)?.name,
      ]),
    ).toEqual(vectors.periods.map((row) => [row.aspect, row.body, row.moon_sign, row.next_sign]));
    found.forEach(({ at, until }, i) => {
      const row = vectors.periods[i];
      const start = Math.abs(at.getTime() - Date.parse(row?.start ?? '')) / 60_000;
      const end = Math.abs(until.getTime() - Date.parse(row?.end ?? '')) / 60_000;
      expect(start).toBeLessThanOrEqual(row?.start_tol_min ?? NaN);
      expect(end).toBeLessThanOrEqual(row?.end_tol_min ?? NaN);
    });
  });

  it('has no aspect within a period, looking every hour', () => {
    const bodies = [
      'sun',
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
      'pluto',
    ] as const;
    const sector = (degrees: number) =>
      [0, 60, 90, 120, 180, 240, 270, 300].findLastIndex((angle) => angle <= degrees);
    fc.assert(
      fc.property(instants, (from) => {
        const [period] = voidOfCourse(from, new Date(from.getTime() + 5 * DAY_MS));
        if (!period) throw new Error('the Moon changed no sign in five days');

        for (const body of bodies) {
          const sectors = new Set<number>();
          const end = period.until.getTime();
          for (let at = period.at.getTime() + 60_000; at < end; at += 3_600_000) {
            const [moon, other] = [
              apparentLongitude('moon', new Date(at)),
              apparentLongitude(body, new Date(at)),
            ];
            sectors.add(sector((moon - other + 360) % 360));
          }
          expect(sectors.size).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('knows the same periods in two parts of a range, by their end and by their beginning', () => {
    fc.assert(
      fc.property(instants, fc.nat(20), fc.nat(20), (from, first, second) => {
        const middle = new Date(from.getTime() + first * DAY_MS);
        const to = new Date(middle.getTime() + second * DAY_MS);

        for (const search of [voidOfCourse, voidOfCourseFrom])
          expect([...search(from, middle), ...search(middle, to)]).toEqual(search(from, to));
      }),
      { numRuns: 5 },
    );
  });

  it('reaches to the ends of the years known', () => {
    expect(voidOfCourse(new Date('1800-01-01'), new Date('1800-02-01')).length).toBeGreaterThan(9);
    expect(voidOfCourse(new Date('2200-12-01'), new Date('2201-01-01')).length).toBeGreaterThan(9);
  });
});

describe('voidOfCourseAt', () => {
  it('knows whether an instant is void', () => {
    expect(voidOfCourseAt(new Date('2026-08-02T12:00:00Z'))).toBeUndefined();
    expect(voidOfCourseAt(new Date('2026-08-02T16:00:00Z'))).toMatchObject({
      sign: 'pisces',
      aspect: 'opposition',
      body: 'venus',
    });
    expect(voidOfCourseAt(new Date('2026-08-02T21:00:00Z'))).toBeUndefined();
  });

  it.each([new Date(NaN), new Date('2300-01-01')])('refuses %p', (at) => {
    expect(() => voidOfCourseAt(at)).toThrow(SkyError);
  });
});
