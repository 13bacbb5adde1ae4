import type { Place } from '@cosmic/contracts/sky/places';
import { lifeDate } from '@cosmic/sky/charts/progressions';
import fc from 'fast-check';
import { birthOf } from '../charts/birth';
import { facts } from './facts';
import { progressionOf } from './progression';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
const PARIS: Place = {
  name: 'Paris, France',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const EXACT = { dob: '1990-06-10', time: '14:30', place: PARIS };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of a progressed chart', () => {
  it('count a day for a year', () => {
    const shown = shownFor(EXACT);

    // 36.45 years of life, so 36 days and a half after birth.
    expect(shown.get('rule')).toBe(
      'a day for a year: the sky of 16 July 1990 stands for 21 November 2026',
    );
    expect(shown.get('sun')).toMatch(/^Cancer 24°\d\d'$/);
    expect(shown.get('sun-last')).toMatch(/^into Cancer around \w+ 2001$/);
    expect(shown.get('moon')).toMatch(/, in your \w+ house \([^)]+\) of the birth chart$/);
  });

  it('change signs later by the sidereal zodiac, and turn with the same sky', () => {
    const [tropical, sidereal] = (['tropical', 'sidereal'] as const).map((zodiac) =>
      facts({ ...EXACT, zodiac }, AT),
    );
    const shown = new Map(sidereal!.shown.map(({ key, value }) => [key, value]));

    // Cancer 24 degrees of the tropical zodiac, less an ayanamsa of not quite 24.
    expect(shown.get('sun')).toMatch(/^Cancer 0°\d\d'$/);
    expect(shown.get('sun-last')).toMatch(/^into Cancer around \w+ 202[56]$/);
    expect(shown.get('natal-sun')).toMatch(/^Taurus 25°/);
    const { phase, lunation, stations, contacts } = tropical!.progression;
    expect(sidereal!.progression).toMatchObject({ phase, lunation, stations });
    const days = (found: typeof contacts) =>
      found.map(({ planet, aspect }) => `${aspect} ${planet}`);
    expect(days(sidereal!.progression.contacts)).toEqual(days(contacts));
  });

  it('say how far off they can be without the hour', () => {
    const shown = shownFor({ ...EXACT, time: '' });

    expect(shown.get('precision')).toMatch(/^half a year early or late/);
    expect(shown.get('sun-last')).toBe('into Cancer around 2001');
    expect(shown.get('moon')).not.toContain('house');
    expect([...shown.keys()].filter((key) => key.startsWith('contact'))).toEqual([]);
  });

  it('name both signs of the progressed Moon where the hour would decide, the earlier first', () => {
    const { progression } = facts(
      { dob: '2004-10-12', time: '', place: null },
      {
        at: new Date('2027-08-14'),
        seed: 'x',
      },
    );

    expect(progression.signs.moon).toEqual(['cancer', 'leo']);
  });

  it('begin with the birth of somebody born today', () => {
    const { shown } = facts({ dob: '2026-11-21', time: '23:50', place: PARIS }, AT);

    expect(shown.find(({ key }) => key === 'sun')?.value).toMatch(/^Scorpio 29°/);
    expect(shown.some(({ key }) => key === 'sun-last')).toBe(false);
  });

  it('keep every change on its side of today', () => {
    const days = fc.date({
      min: new Date('1930-01-01'),
      max: new Date('2020-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const dob = day.toISOString().slice(0, 10);
        const birth = birthOf({ dob, time: '06:00', place: PARIS });
        const now = AT.at;
        const { sun, moon, lunation, contacts, at } = progressionOf(birth, now);

        expect(Math.abs(lifeDate(birth.at, at).getTime() - now.getTime())).toBeLessThan(1000);
        for (const { last, next } of [sun, moon]) {
          expect(last === undefined || last.date.getTime() <= now.getTime() + 1000).toBe(true);
          expect(next !== undefined && next.date > now).toBe(true);
        }
        expect(lunation !== undefined && lunation.date > now).toBe(true);
        for (const { date } of contacts) expect(date >= now).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('draw birth and progression', () => {
    const { figure } = facts(EXACT, AT);

    expect(figure?.kind === 'wheel' && figure.rings.map(({ label }) => label)).toEqual([
      'Birth',
      'Progressed',
    ]);
  });
});
