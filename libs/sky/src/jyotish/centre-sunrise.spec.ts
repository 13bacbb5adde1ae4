import { centreDayOf } from './centre-sunrise';
import { panchangOf } from './panchang';

const DELHI = { latitude: 28.6139, longitude: 77.209 };
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const dayOf = (date: string, place = DELHI, zone = 'Asia/Kolkata') => {
  const day = panchangOf(date, place, zone);
  if (!day) throw new Error('the Sun does not rise');
  return { day, other: centreDayOf(day, place) };
};

describe('the day of the Sun’s centre', () => {
  it.each(['2026-03-20', '2026-06-21', '2026-09-22', '2026-12-21'])(
    'begins and ends minutes inside that of the upper limb, on %s',
    (date) => {
      const { day, other } = dayOf(date);
      // The centre has 50' further to climb than the limb, on a slope of 90 degrees less the latitude or flatter.
      const later = other!.sunrise.getTime() - day.sunrise.getTime();
      const earlier = day.sunset.getTime() - other!.sunset.getTime();

      for (const gap of [later, earlier]) {
        expect(gap).toBeGreaterThan(3.5 * MINUTE_MS);
        expect(gap).toBeLessThan(5 * MINUTE_MS);
      }
      expect(Math.abs(later - earlier)).toBeLessThan(10 * SECOND_MS);
    },
  );

  it('has parts of its own, from its own sunrise', () => {
    const { day, other } = dayOf('2026-11-25');

    const eighth = (other!.sunset.getTime() - other!.sunrise.getTime()) / 8;
    const { from, to } = other!.parts.rahuKalam;
    expect(to.getTime() - from.getTime()).toBeCloseTo(eighth, -1);
    expect(from.getTime()).not.toBe(day.parts.rahuKalam.from.getTime());
  });

  it('is lasting twelve hours at the equator on an equinox, which that of the limb is not', () => {
    const { day, other } = dayOf('2026-03-20', { latitude: 0, longitude: 0 }, 'UTC');

    const half = 12 * 60 * MINUTE_MS;
    expect(Math.abs(other!.sunset.getTime() - other!.sunrise.getTime() - half)).toBeLessThan(
      30 * SECOND_MS,
    );
    expect(day.sunset.getTime() - day.sunrise.getTime() - half).toBeGreaterThan(6 * MINUTE_MS);
  });

  it('is none where only the upper limb comes over the horizon', () => {
    const place = { latitude: 67.2, longitude: 25 };
    const days = Array.from({ length: 20 }, (_, index) => `2026-12-${10 + index}`);
    const seen = days.flatMap((date) => {
      const day = panchangOf(date, place, 'Europe/Helsinki');
      return day ? [centreDayOf(day, place)] : [];
    });

    expect(seen).toContain(null);
  });
});
