import type { Place } from '@cosmic/contracts/sky/places';
import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
const PARIS: Place = {
  name: 'Paris, France',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of the houses', () => {
  it('are exact with hour and place', () => {
    const params = { dob: '1990-06-10', time: '14:30', place: PARIS };
    const shown = shownFor(params);

    expect(shown.get('rising')).toBe("Virgo 28°52'");
    expect(shown.get('ruler')).toMatch(/^Mercury, Taurus \d+°\d\d', your ninth house/);
    expect(shown.get('sun')).toMatch(/^Gemini 19°\d\d', your ninth house \(travel and belief\)$/);
    expect(shown.get('house-1')).toMatch(/^begins at Virgo 28°52'; /);
    expect(shown.get('sun-today')).toMatch(
      /^Scorpio 29°\d\d' at noon UTC on 21 November 2026, in your \w+ house \([^)]+\) until \d+ \w+ 2026$/,
    );
  });

  it('are solar without them, and say so', () => {
    const shown = shownFor({ dob: '1990-06-10', time: '', place: null });

    expect(shown.get('houses')).toBe(
      'solar: whole signs counted from Gemini, the sign of the Sun; the rising sign is unknown without hour and place',
    );
    expect(shown.get('sun')).toMatch(/^Gemini .*your first house/);
    expect(shown.get('house-10')).toMatch(/^begins at Pisces 0°00'/);
    expect(shown.has('rising')).toBe(false);
  });

  it('name both houses of a planet that changed signs on the day', () => {
    // The Sun entered Taurus on 20 April 1990 at 08:27 UTC.
    const known = facts({ dob: '1990-04-20', time: '', place: null }, AT);

    expect(known.placed.sun).toEqual([12, 1]);
    expect(known.houses.every(({ planets }) => !planets.includes('sun'))).toBe(true);
    expect(known.shown.find(({ key }) => key === 'sun')?.value).toMatch(
      /; Aries or Taurus depending on the hour and the place, your twelfth house .* or your first house/,
    );
  });

  it('draw what they say', () => {
    const { figure, houses, fullest } = facts(
      { dob: '1990-06-10', time: '14:30', place: PARIS },
      AT,
    );
    const wheel = figure?.kind === 'wheel' ? figure : undefined;

    expect(wheel?.cusps).toEqual(houses.map(({ cusp }) => cusp));
    expect(wheel?.rings.map(({ points }) => points.length)).toEqual([12]);
    expect(wheel?.highlight).toEqual([`house-${fullest.house}`]);
  });

  it('put each planet into one house', () => {
    const { houses } = facts({ dob: '1984-02-11', time: '03:10', place: PARIS }, AT);

    expect(houses.flatMap(({ planets }) => planets)).toHaveLength(10);
  });
});
