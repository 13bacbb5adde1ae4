import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params) =>
  new Map(facts(params, AT).shown.map(({ key, value }) => [key, value]));

describe('the facts of inner growth', () => {
  it('place the four guides of today for a sign', () => {
    const shown = shownFor({ sign: 'leo', dob: '' });

    expect(shown.get('today-jupiter')).toMatch(/^Leo \d+°\d\d', your first house/);
    expect(shown.get('today-saturn')).toMatch(/^Aries \d+°\d\d', your ninth house/);
    expect(shown.get('today-neptune')).toMatch(/^Aries 1°\d\d', your ninth house/);
    expect(shown.get('today-true-node')).toMatch(/^Aquarius \d+°\d\d', your seventh house/);
    expect([...shown.keys()].join(' ')).not.toContain('birth');
  });

  it('tell of the mean node where that is chosen', () => {
    const { shown, guides } = facts({ sign: '', dob: '1975-07-07', node: 'mean' }, AT);
    const nodes = shown.filter(({ key }) => key.endsWith('node'));

    // The true node was in Sagittarius.
    expect(nodes.map(({ label }) => label)).toEqual([
      'Mean north node at birth',
      'Mean north node today',
    ]);
    expect(nodes[0]?.value).toMatch(/^Scorpio 28°/);
    expect(guides).toEqual(['jupiter', 'saturn', 'neptune', 'mean-node']);
  });

  it('take the sign from the birth date when none is chosen', () => {
    const shown = shownFor({ sign: '', dob: '1990-06-10' });

    expect(shown.get('sign')).toBe('Gemini, air, mutable');
    expect(shown.get('birth-jupiter')).toMatch(/^Cancer \d+°\d\d' at noon UTC on 10 June 1990$/);
    expect(shown.get('birth-saturn')).toMatch(/^Capricorn/);
    expect(shown.get('birth-neptune')).toMatch(/^Capricorn/);
    expect(shown.get('birth-true-node')).toMatch(/^Aquarius/);
  });

  it('name both signs where a body changed on the day', () => {
    // The Sun entered Taurus on 20 April 1990, Jupiter entered Leo on 18 August 1990.
    expect(shownFor({ sign: '', dob: '1990-04-20' }).get('birth-sun')).toMatch(
      /; Aries or Taurus depending on the hour and the place$/,
    );
    expect(shownFor({ sign: '', dob: '1990-08-18' }).get('birth-jupiter')).toMatch(
      /; Cancer or Leo depending on the hour and the place$/,
    );
  });
});
