import type { Place } from '@cosmic/contracts/sky/places';
import { moonNakshatra, possibleNakshatras } from '@cosmic/sky/charts/sidereal';
import { formatPosition } from '@cosmic/sky/zodiac';
import fc from 'fast-check';
import { birthOf, certainSign, maybeBirthOf, signFact, signsAtBirth } from './birth';
import { signBy } from '../wording';

const PARIS: Place = {
  name: 'Paris, France',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const TROMSO: Place = {
  name: 'Tromsø, Norway',
  latitude: 69.6489,
  longitude: 18.9551,
  zone: 'Europe/Oslo',
};
const APIA: Place = {
  name: 'Apia, Samoa',
  latitude: -13.8333,
  longitude: -171.7667,
  zone: 'Pacific/Apia',
};

const saidOf = (dob: string, time: string, place: Place | null) =>
  birthOf({ dob, time, place }).said.map(({ label, value }) => `${label}: ${value}`);

describe('a birth', () => {
  it('is exact with hour and place', () => {
    const birth = birthOf({ dob: '1990-06-10', time: '14:30', place: PARIS });

    expect(birth.at.toISOString()).toBe('1990-06-10T12:30:00.000Z');
    expect(birth.time === 'known' && birth.system).toBe('placidus');
    expect(birth.time === 'known' && formatPosition(birth.cusps[0] ?? 0)).toMatch(/^Virgo 28°/);
    expect(birth.said.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Birth: 10 June 1990, 14:30 by the clock of Europe/Paris, clocks put forward, which is 12:30 UTC, Paris, 48.85° N 2.35° E',
      'Houses: by Placidus',
      'Zodiac: tropical',
    ]);
  });

  it('has whole-sign houses where Placidus has none, and says so', () => {
    const birth = birthOf({ dob: '1990-06-10', time: '14:30', place: TROMSO });

    expect(birth.time === 'known' && birth.system).toBe('whole-sign');
    expect(birth.time === 'known' && birth.cusps.map((cusp) => cusp % 30)).toEqual(
      Array.from({ length: 12 }, () => 0),
    );
    expect(saidOf('1990-06-10', '14:30', TROMSO)[1]).toMatch(/^Houses: whole signs .*pole$/);
  });

  it('names the reading of a time that was shown twice', () => {
    // On 24 September 1995 the clocks of Paris went back from 03:00 to 02:00.
    const birth = birthOf({ dob: '1995-09-24', time: '02:30', place: PARIS });

    expect(birth.at.toISOString()).toBe('1995-09-24T00:30:00.000Z');
    expect(saidOf('1995-09-24', '02:30', PARIS)[1]).toBe(
      'Clocks: went back that day and showed 02:30 twice; the earlier one is taken, 00:30 UTC and not 01:30 UTC',
    );
  });

  it('names the reading of a time that was left out', () => {
    const birth = birthOf({ dob: '1995-03-26', time: '02:30', place: PARIS });

    expect(birth.at.toISOString()).toBe('1995-03-26T01:30:00.000Z');
    expect(saidOf('1995-03-26', '02:30', PARIS)[1]).toMatch(/left 02:30 out; .*, 01:30 UTC$/);
  });

  it('goes by the place’s own mean time before its zone was set up', () => {
    const lhasa = { name: 'Lhasa', latitude: 29.65, longitude: 91.1, zone: 'Asia/Shanghai' };

    expect(saidOf('1900-06-01', '12:00', lhasa)[0]).toContain(
      '12:00 local mean time, four minutes for each degree of longitude, which is 05:56 UTC, Lhasa',
    );
    const birth = birthOf({ dob: '1900-06-01', time: '12:00', place: lhasa });
    expect(birth.time === 'known' && formatPosition(birth.chart.angles.ascendant)).toMatch(
      /^Virgo 11°5\d/,
    );
  });

  it('says on which UTC day a local hour fell', () => {
    expect(saidOf('1990-06-10', '01:00', PARIS)[0]).toContain(
      'which is 23:00 UTC on 9 June 1990, ',
    );
  });

  it.each([
    [
      'a date alone',
      '',
      null,
      '10 June 1990; the hour is not known; positions for 12:00 UTC, and signs for all 50 hours that the date lasts on Earth',
    ],
    [
      'a place and no hour',
      '',
      PARIS,
      '10 June 1990; the hour is not known; positions for 10:00 UTC, the middle of that day in Europe/Paris',
    ],
    [
      'an hour and no place',
      '14:30',
      null,
      '10 June 1990; an hour was given and no place, so its clock is not known; positions for 12:00 UTC, and signs for all 50 hours that the date lasts on Earth',
    ],
  ])('is read for the middle of the day with %s', (_name, time, place, value) => {
    const birth = birthOf({ dob: '1990-06-10', time, place });

    expect(birth.time).toBe('unknown');
    expect(birth.said).toEqual([
      { key: 'birth', label: 'Birth', value },
      { key: 'zodiac', label: 'Zodiac', value: 'tropical' },
    ]);
  });

  it('takes all the date’s hours on Earth where the calendar of the place left the day out', () => {
    const birth = birthOf({ dob: '2011-12-30', time: '', place: APIA });

    expect(birth.at.toISOString()).toBe('2011-12-30T12:00:00.000Z');
    expect(birthOf({ dob: '2011-12-30', time: '10:00', place: APIA }).time).toBe('known');
  });

  it('leaves open what the hour decides', () => {
    // The Sun entered Taurus on 20 April 1990 at 08:27 UTC.
    const day = birthOf({ dob: '1990-04-20', time: '', place: null });
    const early = birthOf({ dob: '1990-04-20', time: '08:00', place: PARIS });

    expect(signsAtBirth(day, 'sun')).toEqual(['aries', 'taurus']);
    expect(certainSign(day, 'sun')).toBeUndefined();
    expect(certainSign(early, 'sun')).toBe('aries');
  });

  it('leaves open what a date allows anywhere on Earth', () => {
    // In Los Angeles the 20th still ran when the Sun entered Gemini on the 21st at 04:39 UTC.
    expect(signsAtBirth(birthOf({ dob: '1981-05-20', time: '', place: null }), 'sun')).toEqual([
      'taurus',
      'gemini',
    ]);
    expect(signsAtBirth(birthOf({ dob: '1960-01-06', time: '', place: null }), 'moon')).toEqual([
      'aries',
      'taurus',
    ]);
  });

  it('is one sign or more, and the read one is told with the others', () => {
    const [taurus, gemini] = [signBy('taurus'), signBy('gemini')];

    expect(signFact(taurus, [taurus]).value).toBe('Taurus, earth, fixed');
    expect(signFact(taurus, [taurus, gemini]).value).toBe(
      'Taurus, earth, fixed; or Gemini, depending on the hour and the place',
    );
    expect(signFact(signBy('leo'), [taurus, gemini]).value).toBe('Leo, fire, fixed');
  });

  it('names for a date every sign and nakshatra that a place and an hour can give it', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2025-12-31'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'Etc/GMT-14',
      'Etc/GMT+12',
      'America/Los_Angeles',
      'Asia/Kolkata',
    );
    const hours = fc.constantFrom('00:00', '06:30', '13:10', '23:59');
    fc.assert(
      fc.property(days, zones, hours, (day, zone, time) => {
        const dob = day.toISOString().slice(0, 10);
        const open = birthOf({ dob, time: '', place: null });
        const known = birthOf({ dob, time, place: { ...PARIS, zone } });

        for (const body of ['sun', 'moon', 'venus', 'mars'] as const)
          expect(signsAtBirth(open, body)).toContain(signsAtBirth(known, body)[0]);
        const names = open.time === 'unknown' ? possibleNakshatras(open.from, open.to) : [];
        expect(names.map(({ name }) => name)).toContain(moonNakshatra(known.at).name);
      }),
      { numRuns: 60 },
    );
  });

  it('is none without a date', () => {
    expect(maybeBirthOf({ dob: '', time: '10:00', place: PARIS })).toBeUndefined();
  });

  it('names for a day every sign that an hour of it can have', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2025-12-31'),
      noInvalidDate: true,
    });
    const hours = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(days, hours, (day, hour) => {
        const dob = day.toISOString().slice(0, 10);
        const time = `${String(hour).padStart(2, '0')}:15`;
        const open = signsAtBirth(birthOf({ dob, time: '', place: PARIS }), 'moon');
        const [known] = signsAtBirth(birthOf({ dob, time, place: PARIS }), 'moon');

        expect(open).toContain(known);
      }),
      { numRuns: 40 },
    );
  });
});
