import { Body, Equator, Horizon, Illumination, Observer } from 'astronomy-engine';
import fc from 'fast-check';
import vectors from '../../test/vectors/moon.json';
import { separation } from '../angle';
import { brightLimb, MOON_CYCLE_DAYS, moonAt, nextFullMoon, phaseOfAge } from './moon';
import { DAY_MS } from './search';
import { SkyError } from '../sky-error';

const instants = fc.date({
  min: new Date('1800-01-01'),
  max: new Date('2200-11-01'),
  noInvalidDate: true,
});

describe('the Moon against the truth vectors', () => {
  it.each(vectors.instants)('$id $utc', (row) => {
    const moon = moonAt(new Date(row.utc));

    expect(separation(moon.elongation, row.elongation)).toBeLessThan(12 / 3600);
    expect(moon.illumination).toBeCloseTo(row.illuminated, 3);
    expect(moon.phase).toBe(row.phase_by_elongation);
    expect(moon.waxing).toBe(row.elongation < 180);
    const error = nextFullMoon(new Date(row.utc)).getTime() - Date.parse(row.next_full);
    expect(Math.abs(error)).toBeLessThan(20_000);
  });
});

describe('phaseOfAge', () => {
  it.each([
    [0, 'New Moon'],
    [1.83, 'New Moon'],
    [1.84, 'Waxing Crescent'],
    [5.53, 'First Quarter'],
    [9.23, 'Waxing Gibbous'],
    [12.92, 'Full Moon'],
    [16.61, 'Waning Gibbous'],
    [20.3, 'Last Quarter'],
    [23.99, 'Waning Crescent'],
    [27.68, 'New Moon'],
    [29.53, 'New Moon'],
    [-1, 'New Moon'],
  ])('calls the age %d %s', (age, name) => {
    expect(phaseOfAge(age)).toBe(name);
  });

  it('refuses an age that is no number', () => {
    expect(() => phaseOfAge(NaN)).toThrow(SkyError);
  });
});

describe('moonAt', () => {
  it('knows that the reference moon of 23 May 2024 was full', () => {
    expect(moonAt(new Date('2024-05-23T13:53:00Z'))).toMatchObject({
      phase: 'Full Moon',
      sign: 'sagittarius',
    });
  });

  it('agrees with itself at any instant', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const moon = moonAt(at);

        expect(moon.elongation >= 0 && moon.elongation < 360).toBe(true);
        expect(moon.age).toBeCloseTo((moon.elongation / 360) * MOON_CYCLE_DAYS, 10);
        expect(moon.illumination).toBeCloseTo(Illumination(Body.Moon, at).phase_fraction, 3);
      }),
      { numRuns: 300 },
    );
  });

  it('answers or refuses 10,000 hostile instants', () => {
    const wild = fc.oneof(
      fc.integer({ min: -9e12, max: 9e12 }),
      fc.double(),
      fc.constantFrom(NaN, 8.64e15, -8.64e15, Date.UTC(1800, 0), Date.UTC(2201, 0) - 1),
    );
    fc.assert(
      fc.property(wild, (ms) => {
        const known = ms >= Date.UTC(1800, 0) && Math.trunc(ms) < Date.UTC(2201, 0);
        try {
          const { age, illumination } = moonAt(new Date(ms));
          return known && age >= 0 && age < 29.53 && illumination >= 0 && illumination <= 1;
        } catch (error) {
          return error instanceof SkyError && !known;
        }
      }),
      { numRuns: 10_000 },
    );
  });

  it.each([new Date(NaN), new Date('1799-12-31T23:59:59Z'), new Date('2201-01-01')])(
    'refuses %s',
    (at) => {
      expect(() => moonAt(at)).toThrow(SkyError);
      expect(() => nextFullMoon(at)).toThrow(SkyError);
      expect(() => brightLimb(at)).toThrow(SkyError);
    },
  );
});

describe('nextFullMoon', () => {
  it('comes within a cycle, strictly later, and is full', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const full = nextFullMoon(at);

        const days = (full.getTime() - at.getTime()) / DAY_MS;
        expect(days > 0 && days < 29.9).toBe(true);
        expect(separation(moonAt(full).elongation, 180)).toBeLessThan(1e-4);
        expect(nextFullMoon(full).getTime() - full.getTime()).toBeGreaterThan(29.2 * DAY_MS);
      }),
      { numRuns: 200 },
    );
  });

  it('says so when there is none left in the years it knows', () => {
    expect(() => nextFullMoon(new Date('2200-12-31T23:00:00Z'))).toThrow(/after 2200/);
  });
});

describe('brightLimb', () => {
  it('matches the worked example of Meeus, chapter 48', () => {
    expect(brightLimb(new Date('1992-04-12T00:00:00Z'))).toBeCloseTo(285, 0);
  });

  it('points at the Sun on the sky of a place', () => {
    // An independent way: both bodies in altitude and azimuth, spherical triangle at the Moon.
    const radians = Math.PI / 180;
    const inSky = (body: Body, at: Date, observer: Observer) => {
      const { ra, dec } = Equator(body, at, observer, true, true);
      const { altitude, azimuth } = Horizon(at, observer, ra, dec);
      return [altitude * radians, azimuth * radians] as const;
    };
    fc.assert(
      fc.property(
        instants,
        fc.double({ min: -80, max: 80, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (at, latitude, longitude) => {
          const { elongation } = moonAt(at);
          fc.pre(elongation % 180 > 30 && elongation % 180 < 150);
          const observer = new Observer(latitude, longitude, 0);
          const [moonHeight, moonSide] = inSky(Body.Moon, at, observer);
          const [sunHeight, sunSide] = inSky(Body.Sun, at, observer);
          // Near the zenith "up" is undefined and the Moon's parallax decides.
          fc.pre(Math.abs(moonHeight) < 60 * radians);

          const across = sunSide - moonSide;
          const limb = Math.atan2(
            -Math.cos(sunHeight) * Math.sin(across),
            Math.sin(sunHeight) * Math.cos(moonHeight) -
              Math.cos(sunHeight) * Math.sin(moonHeight) * Math.cos(across),
          );

          const answer = brightLimb(at, { latitude, longitude });
          expect(separation(answer, limb / radians)).toBeLessThan(5);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: NaN },
  ])('refuses the place %j', (place) => {
    expect(() => brightLimb(new Date('2024-01-01'), place)).toThrow(SkyError);
  });
});
