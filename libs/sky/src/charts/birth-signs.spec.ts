import fc from 'fast-check';
import { civilDay, likelyInstant, readClock } from '../places/clock';
import { ownClocks } from '../places/zone-history';
import { signAt } from '../zodiac';
import { birthSigns } from './birth-signs';
import { natalChart } from './chart';
import { noonChart } from './noon-chart';

const PLACES = [
  { latitude: 19.07, longitude: 72.88, zone: 'Asia/Kolkata' },
  { latitude: 48.85, longitude: 2.35, zone: 'Europe/Paris' },
  { latitude: -13.83, longitude: -171.77, zone: 'Pacific/Apia' },
  { latitude: 69.65, longitude: 18.96, zone: 'Europe/Oslo' },
  { latitude: 40.71, longitude: -74.01, zone: 'America/New_York' },
];

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2026-11-25'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const place = fc.constantFrom(...PLACES);
const minute = fc.nat(24 * 60 - 1);
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const quarterAt = (minutes: number) =>
  (['night', 'morning', 'afternoon', 'evening'] as const)[Math.floor(minutes / 360)]!;

describe('the three signs of a birth', () => {
  it('are those of its whole chart where hour and place are known', () => {
    fc.assert(
      fc.property(date, minute, place, (day, at, where) => {
        const time = clock(at);
        const signs = birthSigns({ date: day, time, part: null, place: where }, ownClocks);
        const own = ownClocks(where.zone, where.longitude);
        const chart = natalChart(likelyInstant(readClock(day, time, where.zone, own)), where);

        expect(signs).toEqual({
          sun: [chart.bodies.sun.sign],
          moon: [chart.bodies.moon.sign],
          rising: [signAt(chart.angles.ascendant).key],
        });
      }),
      { numRuns: 200 },
    );
  });

  it('by the date alone are all that the chart of the day allows, and nothing rises', () => {
    fc.assert(
      fc.property(date, place, (day, where) => {
        const signs = birthSigns({ date: day, time: null, part: null, place: where }, ownClocks);
        const { from, to } = civilDay(day, where.zone, ownClocks(where.zone, where.longitude));
        fc.pre(from < to);
        const { ranges } = noonChart(from, to);

        expect(signs).toEqual({ sun: ranges.sun.signs, moon: ranges.moon.signs, rising: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('by less hold those by more', () => {
    fc.assert(
      fc.property(date, minute, place, (day, at, where) => {
        const known = { date: day, time: clock(at), part: null, place: where };
        const exact = birthSigns(known, ownClocks);
        const rough = birthSigns({ ...known, time: null, part: quarterAt(at) }, ownClocks);
        const anywhere = birthSigns({ ...known, time: null, place: null }, ownClocks);

        for (const point of ['sun', 'moon', 'rising'] as const)
          expect(rough[point]).toEqual(expect.arrayContaining([...exact[point]]));
        for (const point of ['sun', 'moon'] as const)
          expect(anywhere[point]).toEqual(expect.arrayContaining([...rough[point]]));
        expect(anywhere.rising).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('name both where the Sun changed its sign that day', () => {
    const known = { date: '1990-05-21', time: null, part: null, place: PLACES[1]! };

    expect(birthSigns(known, ownClocks).sun).toEqual(['taurus', 'gemini']);
  });

  it('of a date that is none are refused by name', () => {
    const known = { date: '1990-02-30', time: '10:00', part: null, place: PLACES[0]! };

    expect(() => birthSigns(known, ownClocks)).toThrow(expect.objectContaining({ field: 'date' }));
  });
});
