import type { Place } from '@cosmic/contracts/sky/places';
import { facts } from './facts';

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

describe('the facts of the midheaven', () => {
  it('are exact with hour and place', () => {
    const shown = shownFor(EXACT);

    expect(shown.get('midheaven')).toMatch(/^Gemini 28°\d\d'$/);
    expect(shown.get('root')).toMatch(/^Sagittarius 28°\d\d'$/);
    expect(shown.get('ruler')).toMatch(/^Mercury, Taurus \d+°\d\d', your ninth house/);
    // The Sun is at 28 degrees of Gemini around 19 June.
    expect(shown.get('sun-at-top')).toMatch(/^next on (?:18|19|20) June 2027, /);
  });

  it('say plainly without them that the midheaven is unknown', () => {
    const shown = shownFor({ dob: '1990-06-10', time: '14:30', place: null });

    expect(shown.get('midheaven')).toBe(
      'unknown: without hour and place it can be in any of the twelve signs',
    );
    expect(shown.get('solar-tenth')).toBe('Pisces, the tenth sign from the Sun; Virgo is opposite');
    expect(shown.get('sun-at-top')).toMatch(/^next from 18 February 2027 to 20 March 2027, /);
    expect(facts({ dob: '1990-06-10', time: '', place: PARIS }, AT).transits).toEqual([]);
  });

  it('list exact angles of Jupiter and Saturn within a year, in order of time', () => {
    const { transits, noon } = facts(EXACT, AT);
    const times = transits.map(({ at }) => at.getTime());

    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.every((time) => time >= noon.getTime())).toBe(true);
    expect(transits.some(({ body }) => body === 'jupiter')).toBe(true);
  });

  it('draw the midheaven only where it is known', () => {
    const highlighted = (params: Params) => {
      const { figure } = facts(params, AT);
      return figure?.kind === 'wheel' ? figure.highlight : [];
    };

    expect(highlighted(EXACT)).toEqual(['midheaven', 'house-10']);
    expect(highlighted({ ...EXACT, time: '' })).toEqual(['house-10']);
  });
});
