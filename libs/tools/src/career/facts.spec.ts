import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of working life', () => {
  it('count solar houses from the chosen sign', () => {
    const shown = shownFor({ sign: 'leo', dob: '' });

    expect(shown.get('houses')).toMatch(/^solar houses: whole signs counted from Leo/);
    expect(shown.get('tenth')).toBe(
      'Taurus, your house of calling and reputation; planets there: none',
    );
    expect(shown.get('today-sun')).toMatch(/^Scorpio 29°\d\d', your fourth house/);
    expect(shown.has('birth-sun')).toBe(false);
  });

  it('take the sign from the birth date when none is chosen, at noon UTC', () => {
    const shown = shownFor({ sign: '', dob: '1990-06-10' });

    expect(shown.get('sign')).toBe('Gemini, air, mutable');
    expect(shown.get('birth-sun')).toMatch(/^Gemini 19°\d\d' at noon UTC on 10 June 1990$/);
    expect([...shown.keys()].join(' ')).not.toMatch(/midheaven|rising/);
  });

  it('name both signs where the Sun changed on the day', () => {
    // The Sun entered Taurus on 20 April 1990 at 08:27 UTC.
    const known = facts({ sign: '', dob: '1990-04-20' }, AT);

    expect(known.suns.map(({ name }) => name)).toEqual(['Aries', 'Taurus']);
    expect(known.sign.name).toBe('Taurus');
    expect(shownFor({ sign: '', dob: '1990-04-20' }).get('birth-sun')).toMatch(
      /; Aries or Taurus depending on the hour and the place$/,
    );
  });
});
