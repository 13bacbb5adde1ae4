import fc from 'fast-check';
import { separation } from '../angle';
import { PLANETS } from '../bodies';
import { courseLongitude } from './daily-course';
import { apparentLongitude } from './ephemeris';

const ARC_SECOND = 1 / 3_600;
const instant = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the course read from midnights', () => {
  it('is that of the ephemeris, between midnights too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PLANETS), instant, (planet, at) => {
        const off = separation(
          courseLongitude(planet, at.getTime()),
          apparentLongitude(planet, at),
        );
        const fromSun = separation(apparentLongitude(planet, at), apparentLongitude('sun', at));
        const bent = planet !== 'sun' && planet !== 'moon' && fromSun < 4;
        expect(off).toBeLessThan((planet === 'moon' ? 0.5 : bent ? 2 : 0.1) * ARC_SECOND);
      }),
      { numRuns: 400 },
    );
  });

  it('refuses what the ephemeris does not know', () => {
    expect(() => courseLongitude('sun', Date.UTC(1700, 0, 1))).toThrow(
      expect.objectContaining({ code: 'out_of_range' }),
    );
  });
});
