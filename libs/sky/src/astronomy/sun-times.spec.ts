import fc from 'fast-check';
import vectors from '../../test/vectors/sun_times.json';
import { altitudeOf, localSky } from '../charts/chart-angles';
import { positionOf } from './ephemeris';
import { DAY_MS } from './search';
import { SkyError } from '../sky-error';
import { sunTimes } from './sun-times';

const minutes = (at: Date | null, utc: string | null | undefined) =>
  at && utc ? Math.abs(at.getTime() - Date.parse(utc)) / 60_000 : NaN;

const altitude = (at: Date, place: { latitude: number; longitude: number }) => {
  const { longitude, latitude } = positionOf('sun', at);
  return altitudeOf(longitude, latitude, localSky(at, place));
};

describe('sunTimes', () => {
  it.each(vectors.days)('$id $place $date', (row) => {
    const place = { latitude: row.lat, longitude: row.lon };

    const sun = sunTimes(row.date, place, row.zone);

    expect([sun.from, sun.to]).toEqual([new Date(row.day_from), new Date(row.day_to)]);
    if (row.sunrise === null) {
      expect(sun).toMatchObject({
        sunrise: null,
        sunset: null,
        nextSunrise: null,
        state: row.state === 'sun stays up' ? 'stays-up' : 'stays-down',
      });
      return;
    }
    expect(minutes(sun.sunrise, row.sunrise)).toBeLessThan(0.1);
    expect(minutes(sun.sunset, row.sunset)).toBeLessThan(0.1);
    expect(minutes(sun.nextSunrise, row.next_sunrise)).toBeLessThan(0.1);
  });

  it('puts the Sun on the horizon and in order, anywhere', () => {
    const day = fc
      .date({ min: new Date('1800-01-02'), max: new Date('2200-12-30'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        day,
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (date, latitude, longitude) => {
          const place = { latitude, longitude };
          const { sunrise, sunset, nextSunrise, state, from, to } = sunTimes(date, place, 'UTC');

          const crossings = [sunrise, sunset, nextSunrise].filter((at) => at !== null);
          for (const at of crossings)
            expect(Math.abs(altitude(at, place) + 0.833)).toBeLessThan(0.02);
          if (sunrise) expect(sunrise >= from && sunrise < to).toBe(true);
          if (sunrise && sunset) expect(sunset > sunrise).toBe(true);
          if (sunset && nextSunrise) expect(nextSunrise > sunset).toBe(true);
          if (state === 'rises-or-sets') expect(sunrise ?? sunset).not.toBeNull();
          else
            for (let hour = 0; hour < 24; hour++) {
              const height = altitude(new Date(from.getTime() + hour * 3_600_000), place);
              if (state === 'stays-up') expect(height).toBeGreaterThan(-0.86);
              else expect(height).toBeLessThan(-0.81);
            }
        },
      ),
      { numRuns: 80 },
    );
  });

  it.each([90, -90])('knows the half-year of day and night at latitude %d', (latitude) => {
    const states = Array.from({ length: 12 }, (_, month) => {
      const date = `2024-${String(month + 1).padStart(2, '0')}-10`;
      return sunTimes(date, { latitude, longitude: 0 }, 'UTC').state;
    });

    const north = ['stays-down', 'stays-up'];
    const [winter, summer] = latitude > 0 ? north : north.toReversed();
    expect(states).toEqual([
      ...Array<unknown>(3).fill(winter),
      ...Array<unknown>(6).fill(summer),
      ...Array<unknown>(3).fill(winter),
    ]);
  });

  it('finds a sunset after midnight', () => {
    const { sunrise, sunset } = sunTimes(
      '2024-06-20',
      { latitude: 64.8, longitude: -21 },
      'Atlantic/Reykjavik',
    );

    expect(sunset?.getUTCDate()).toBe(21);
    expect((sunset?.getTime() ?? 0) - (sunrise?.getTime() ?? 0)).toBeLessThan(DAY_MS);
  });

  it('answers or refuses 10,000 hostile questions', () => {
    const dates = ['2024-06-21', '1800-01-01', '2200-12-31', '', '2024-02-30', 'غدا', 'NaN', '0'];
    const zones = ['UTC', 'Pacific/Apia', '', 'Moon/Tycho', '__proto__', 'x'.repeat(10_000)];
    const degrees = [0, 90, -90, 180, -180, NaN, Infinity, -Infinity, 90.001, 1e308, -500, 181];
    let [seed, answers] = [3, 0];
    const pick = <T>(list: readonly T[]): T => {
      seed = (seed * 48_271) % 2_147_483_647;
      return list[seed % list.length] as T;
    };
    for (let run = 0; run < 10_000; run++) {
      const place = { latitude: pick(degrees), longitude: pick(degrees) };
      try {
        const { from, to, sunrise, state } = sunTimes(pick(dates), place, pick(zones));
        answers++;
        if (sunrise && !(sunrise >= from && sunrise < to)) throw new Error('not of that day');
        if (state !== 'rises-or-sets' && sunrise) throw new Error('two answers in one');
      } catch (error) {
        if (!(error instanceof SkyError)) throw error;
      }
    }
    expect(answers).toBeGreaterThan(50);
  });

  it.each([
    ['New Delhi', 28.61, 77.21, 'Asia/Kolkata'],
    ['Reykjavik', 64.15, -21.94, 'Atlantic/Reykjavik'],
    ['Tromsø', 69.65, 18.96, 'Europe/Oslo'],
    ['Longyearbyen', 78.22, 15.65, 'Arctic/Longyearbyen'],
  ])('finds the same in %s when the day before is known', (_, latitude, longitude, zone) => {
    const seconds = (at: Date | null) => (at ? Math.round(at.getTime() / 1000) : null);
    const place = { latitude, longitude };
    let before = sunTimes('2026-01-01', place, zone);
    for (let day = Date.UTC(2026, 0, 2); day < Date.UTC(2027, 0, 1); day += DAY_MS) {
      const date = new Date(day).toISOString().slice(0, 10);
      const [alone, after] = [sunTimes(date, place, zone), sunTimes(date, place, zone, before)];
      expect(after.state).toBe(alone.state);
      for (const event of ['sunrise', 'sunset', 'nextSunrise'] as const) {
        expect(after[event] === null).toBe(alone[event] === null);
        const apart = (seconds(after[event]) ?? 0) - (seconds(alone[event]) ?? 0);
        expect(Math.abs(apart)).toBeLessThanOrEqual(1);
      }
      before = after;
    }
  });

  it.each([
    ['2024-02-30', 0, 0, 'UTC', 'date'],
    ['2024-02-03', 90.1, 0, 'UTC', 'latitude'],
    ['2024-02-03', NaN, 0, 'UTC', 'latitude'],
    ['2024-02-03', 0, 181, 'UTC', 'longitude'],
    ['2024-02-03', 0, 0, 'Atlantis', 'zone'],
    ['', 0, 0, 'UTC', 'date'],
  ])('refuses %s at %d, %d in %s', (date, latitude, longitude, zone, field) => {
    expect(() => sunTimes(date, { latitude, longitude }, zone)).toThrow(SkyError);
    expect(() => sunTimes(date, { latitude, longitude }, zone)).toThrow(
      expect.objectContaining({ field }),
    );
  });
});
