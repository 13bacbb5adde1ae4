import fc from 'fast-check';
import vectors from '../../test/vectors/sun_times.json';
import { planetaryDay, planetaryHourAt } from './planetary-hours';
import { SkyError } from '../sky-error';

describe('planetaryDay', () => {
  it.each(vectors.days)('$id $place $date', (row) => {
    const day = planetaryDay(row.date, { latitude: row.lat, longitude: row.lon }, row.zone);

    expect(day.weekday).toBe(row.weekday);
    expect(day.hours.map(({ ruler }) => ruler)).toEqual(row.rulers ?? []);
    day.hours.forEach(({ from }, i) => {
      const error = Math.abs(from.getTime() - Date.parse(row.starts?.[i] ?? '')) / 60_000;
      expect(error).toBeLessThan(row.tol_min ?? NaN);
    });
    if (row.day_ruler) expect(day.ruler).toBe(row.day_ruler);
  });

  it('gives the first hour of each day to its ruler, and no gap between hours', () => {
    const { hours, ruler, sun } = planetaryDay(
      '2024-03-31',
      { latitude: 48.85, longitude: 2.35 },
      'Europe/Paris',
    );

    expect(hours).toHaveLength(24);
    expect(hours[0]).toMatchObject({ number: 1, ruler, from: sun.sunrise });
    expect(hours[23]?.to).toEqual(sun.nextSunrise);
    hours.slice(1).forEach(({ from }, i) => expect(from).toEqual(hours[i]?.to));
  });
});

describe('planetaryHourAt', () => {
  const london = { latitude: 51.5, longitude: -0.13 };

  it('still counts the hours of the day before until sunrise', () => {
    const before = planetaryHourAt(new Date('2026-05-29T02:00:00Z'), london, 'Europe/London');
    const after = planetaryHourAt(new Date('2026-05-29T04:00:00Z'), london, 'Europe/London');

    expect(before?.day.weekday).toBe('Thursday');
    expect(before?.hour.number).toBeGreaterThan(12);
    expect(after).toMatchObject({
      day: { weekday: 'Friday' },
      hour: { number: 1, ruler: 'venus' },
    });
  });

  it('finds the hour that holds an instant wherever the Sun rises and sets', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1800-01-03'),
          max: new Date('2200-12-29'),
          noInvalidDate: true,
        }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York'),
        (at, latitude, longitude, zone) => {
          const found = planetaryHourAt(at, { latitude, longitude }, zone);

          expect(found && found.hour.from <= at && at < found.hour.to).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has none in a polar night', () => {
    const pole = { latitude: 80, longitude: 0 };

    expect(planetaryHourAt(new Date('2024-12-20'), pole, 'UTC')).toBeUndefined();
  });

  it('refuses what is no instant', () => {
    expect(() => planetaryHourAt(new Date(NaN), london, 'UTC')).toThrow(SkyError);
  });
});
