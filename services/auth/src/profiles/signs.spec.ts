import { DAY_PARTS } from '@cosmic/contracts/days/day-parts';
import { birthSigns } from '@cosmic/sky/charts/birth-signs';
import { ownClocks } from '@cosmic/sky/places/zone-history';
import fc from 'fast-check';
import { signsOf } from './signs';

const PARIS = { name: 'Paris, France', latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' };

const AT_SEA = { name: 'At sea', latitude: 59.9491, longitude: -9.8575, zone: 'UTC' };

describe('the signs of a birth', () => {
  it('are unknown without a date', () => {
    const { sun, moon, rising } = signsOf({ date: null, time: '12:00', part: null, place: PARIS });

    for (const placement of [sun, moon, rising]) {
      expect(placement).toEqual({ sign: null, degree: null, possible: [] });
    }
  });

  it('are exact with time and place', () => {
    // Longitudes by the Swiss Ephemeris: Sun 183.43, Moon 354.00, ascendant 131.75.
    const { sun, moon, rising } = signsOf({
      date: '1958-09-27',
      time: '01:05',
      part: null,
      place: AT_SEA,
    });

    expect(sun).toMatchObject({ sign: 'libra', possible: ['libra'] });
    expect(sun.degree).toBeCloseTo(3.43, 2);
    expect(moon.sign).toBe('pisces');
    expect(moon.degree).toBeCloseTo(24, 2);
    expect(rising.sign).toBe('leo');
    expect(rising.degree).toBeCloseTo(11.75, 2);
  });

  it('by the date alone leave the rising sign open', () => {
    const { sun, rising } = signsOf({ date: '1990-05-10', time: null, part: null, place: null });

    expect(sun).toEqual({ sign: 'taurus', degree: null, possible: ['taurus'] });
    expect(rising.sign).toBeNull();
  });

  it('name both where the Sun changed its sign that day', () => {
    const { sun } = signsOf({ date: '1990-05-21', time: null, part: null, place: PARIS });

    expect(sun).toEqual({ sign: null, degree: null, possible: ['taurus', 'gemini'] });
  });

  it('name three where a quick Moon crossed a whole sign in the 50 hours of a date on Earth', () => {
    // New Moon at 7 Scorpio on 30 October 1940, 22:03 by Greenwich, close to the perigee.
    const anywhere = signsOf({ date: '1940-10-31', time: null, part: null, place: null });
    const there = signsOf({ date: '1940-10-31', time: null, part: null, place: PARIS });

    expect(anywhere.moon.possible).toEqual(['libra', 'scorpio', 'sagittarius']);
    expect(anywhere.moon.sign).toBeNull();
    expect(there.moon.possible).toEqual(['scorpio']);
  });

  it('are certain only where every possible one is the same, and degrees lie in a sign', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const time = fc.option(fc.constantFrom('00:00', '02:30', '12:00', '23:59'));
    const place = fc.option(fc.constant(PARIS));
    fc.assert(
      fc.property(day, time, place, (date, at, where) => {
        const signs = signsOf({ date, time: at, part: null, place: where });
        expect(signs.sun.possible.length).toBeLessThanOrEqual(2);
        expect(signs.moon.possible.length).toBeLessThanOrEqual(where ? 2 : 3);
        expect(signs.rising.possible.length).toBeLessThanOrEqual(1);
        for (const { sign, degree, possible } of Object.values(signs)) {
          expect(sign).toBe(possible.length === 1 ? possible[0] : null);
          if (degree !== null) expect(degree >= 0 && degree < 30).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('of a part of the day are all that its hours have, and fewer than those of the whole day', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const hours = { night: 0, morning: 6, afternoon: 12, evening: 18 };
    fc.assert(
      fc.property(day, fc.constantFrom(...DAY_PARTS), fc.nat(359), (date, part, minute) => {
        const at = hours[part] * 60 + minute;
        const time = [Math.floor(at / 60), at % 60]
          .map((n) => String(n).padStart(2, '0'))
          .join(':');
        const exact = signsOf({ date, time, part: null, place: PARIS });
        const rough = signsOf({ date, time: null, part, place: PARIS });
        const anywhere = signsOf({ date, time: null, part, place: null });
        const whole = signsOf({ date, time: null, part: null, place: PARIS });

        for (const point of ['sun', 'moon', 'rising'] as const)
          expect(rough[point].possible).toContain(exact[point].sign);
        expect(anywhere.moon.possible).toContain(exact.moon.sign);
        expect(whole.moon.possible).toEqual(expect.arrayContaining(rough.moon.possible));
        expect(rough.rising.possible.length).toBeLessThan(12);
        expect(anywhere.rising).toEqual({ sign: null, degree: null, possible: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('are those that the browser works out for a guest', () => {
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const time = fc.option(fc.constantFrom('00:00', '02:30', '12:00', '23:59'));
    const part = fc.option(fc.constantFrom(...DAY_PARTS));
    const apia = { name: 'Apia', latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia' };
    const place = fc.constantFrom(PARIS, AT_SEA, apia, null);
    fc.assert(
      fc.property(day, time, part, place, (date, at, quarter, where) => {
        const told = { date, time: at, part: at === null ? quarter : null, place: where };
        const { sun, moon, rising } = signsOf(told);

        expect(birthSigns(told, ownClocks)).toEqual({
          sun: sun.possible,
          moon: moon.possible,
          rising: rising.possible,
        });
      }),
      { numRuns: 200 },
    );
  });
});
