import type { Place } from '@cosmic/contracts/sky/places';
import { separation } from '@cosmic/sky/angle';
import { apparentLongitude } from '@cosmic/sky/astronomy/ephemeris';
import fc from 'fast-check';
import { birthOf } from '../charts/birth';
import { facts } from './facts';
import { solarYear } from './year';

const PARIS: Place = {
  name: 'Paris, France',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const SYDNEY: Place = {
  name: 'Sydney, Australia',
  latitude: -33.8679,
  longitude: 151.2073,
  zone: 'Australia/Sydney',
};
const EXACT = { dob: '1990-06-10', time: '14:30', place: PARIS, here: null };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params, at = '2026-11-21') =>
  new Map(
    facts(params, { at: new Date(at), seed: 'x' }).shown.map(({ key, label, value }) => [
      key,
      `${label}: ${value}`,
    ]),
  );

describe('the facts of a solar return', () => {
  it('give the minute of the running year', () => {
    const shown = shownFor(EXACT);

    expect(shown.get('return')).toMatch(/^Return of the Sun: 10 June 2026, \d\d:\d\d UTC; /);
    expect(shown.get('return-rising')).toMatch(
      /^Rising sign of the return: \w+ \d+°\d\d', in your/,
    );
    expect(shown.get('next')).toMatch(/around (?:10|11) June 2027$/);
    expect(shown.get('half')).toMatch(/1[01] December 2026$/);
  });

  it('look ahead in the month before a birthday', () => {
    expect(shownFor(EXACT, '2026-05-20').get('return')).toMatch(
      /^Next return of the Sun: 10 June 2026/,
    );
    expect(shownFor(EXACT, '2026-05-01').get('return')).toMatch(
      /^Return of the Sun: 9 June 2025, 23:39 UTC/,
    );
  });

  it('come back to the sidereal place of the Sun, later by the precession since the birth', () => {
    // In 36 years the equinox moves by half a degree, which takes the Sun half a day.
    const [tropical, sidereal] = (['tropical', 'sidereal'] as const).map((zodiac) =>
      facts({ ...EXACT, zodiac }, { at: new Date('2026-11-21'), seed: 'x' }),
    );
    const hours =
      (sidereal!.year.start.at.getTime() - tropical!.year.start.at.getTime()) / 3_600_000;

    expect(hours).toBeGreaterThan(11.5);
    expect(hours).toBeLessThan(13);
    const [natal, returned] = [sidereal!.birth, sidereal!.year.start].map(
      ({ chart }) => chart.bodies.sun,
    );
    expect(natal!.sign).toBe('taurus');
    expect(separation(natal!.longitude, returned!.longitude)).toBeLessThan(0.001);
    expect(sidereal!.shown.filter(({ key }) => key === 'return-houses')).toHaveLength(1);
    // Half a year on and a year on lie as far apart as the halves of the tropical one.
    const { half, next } = sidereal!.year;
    expect(Math.abs(half.getTime() - tropical!.year.half.getTime())).toBeLessThan(86_400_000);
    expect(Math.abs(next.getTime() - tropical!.year.next.getTime())).toBeLessThan(86_400_000);
  });

  it('keep to the sidereal zodiac where only the date is known', () => {
    const known = facts(
      { ...EXACT, time: '', zodiac: 'sidereal' },
      { at: new Date('2026-11-21'), seed: 'x' },
    );
    const { start } = known.year;

    expect(start.time).toBe('unknown');
    expect(start.chart.bodies.sun.sign).toBe('taurus');
    expect(
      separation(start.chart.bodies.sun.longitude, known.birth.chart.bodies.sun.longitude),
    ).toBeLessThan(0.1);
  });

  it('rise for the place where the birthday is spent', () => {
    const [home, away] = [shownFor(EXACT), shownFor({ ...EXACT, here: SYDNEY })];

    expect(away.get('return')).toMatch(
      /by the clock of Australia\/Sydney; read for Sydney, 33\.87° S/,
    );
    expect(away.get('return-rising')).not.toBe(home.get('return-rising'));
    expect(away.get('return-sun')?.slice(0, 30)).toBe(home.get('return-sun')?.slice(0, 30));
  });

  it('give the hours and no rising sign without the hour of birth', () => {
    const shown = shownFor({ ...EXACT, time: '', here: SYDNEY });

    expect(shown.get('return')).toMatch(/between .* and .*; the minute needs the hour of birth$/);
    expect(shown.get('return-houses')).toMatch(/^Houses: solar: .* is unknown$/);
    expect(shown.has('return-rising')).toBe(false);
  });

  it('look forward to the first return of a child', () => {
    const shown = shownFor({ ...EXACT, dob: '2026-03-01' });

    expect(shown.get('return')).toMatch(/^Next return of the Sun: (?:28 February|1 March) 2027/);
  });

  it.each(['1989-12-31', '1990-01-01'])(
    'hold a day at the turn of the year together (%s)',
    (dob) => {
      const birth = birthOf({ dob, time: '', place: SYDNEY });
      const { start } = solarYear(birth, null, new Date('2026-06-01'));

      expect(start.time === 'unknown' && start.to.getTime() - start.from.getTime()).toBeGreaterThan(
        23 * 3_600_000,
      );
      expect(start.at < new Date('2026-01-03') && start.at > new Date('2025-12-29')).toBe(true);
    },
  );

  it('bring the Sun back to where it was', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2020-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const dob = day.toISOString().slice(0, 10);
        const birth = birthOf({ dob, time: '06:00', place: PARIS });
        const { start, next } = solarYear(birth, null, new Date('2026-11-21'));
        const away = (at: Date) =>
          separation(apparentLongitude('sun', at), apparentLongitude('sun', birth.at));

        expect(away(start.at)).toBeCloseTo(0, 4);
        expect(next.getTime() - start.at.getTime()).toBeGreaterThan(364 * 86_400_000);
      }),
      { numRuns: 30 },
    );
  });

  it('draw two rings, and houses only where they are exact', () => {
    const wheelFor = (params: Params) => {
      const { figure } = facts(params, { at: new Date('2026-11-21'), seed: 'x' });
      return figure?.kind === 'wheel' ? figure : undefined;
    };

    expect(wheelFor(EXACT)?.rings.map(({ label }) => label)).toEqual(['Birth', 'Return']);
    expect(wheelFor(EXACT)?.cusps).toHaveLength(12);
    expect(wheelFor({ ...EXACT, time: '' })?.cusps).toBeNull();
  });
});
