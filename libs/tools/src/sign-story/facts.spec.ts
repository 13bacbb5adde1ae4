import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };
const PARAMS = { sign: 'leo', moonSign: 'pisces', risingSign: 'virgo' } as const;

type Params = Parameters<typeof facts>[0];

const shownFor = (params: Params, seed = 'x') =>
  new Map(facts(params, { ...AT, seed }).shown.map(({ key, value }) => [key, value]));

describe('the facts of a tale', () => {
  it('give each sign its scene and the night its Moon', () => {
    const shown = shownFor(PARAMS);

    expect(shown.get('rising')).toBe('Virgo: how you arrive, scene one');
    expect(shown.get('moon')).toBe('Pisces: what you need, scene two');
    expect(shown.get('sun')).toBe('Leo: what you decide, scene three');
    expect(shown.get('tonight')).toMatch(
      /^Aries 1[67]°\d\d', Waxing Gibbous, 8\d% lit, at noon UTC on 21 November 2026$/,
    );
  });

  it.each([
    ['leo', 'aries', 'one'],
    ['leo', 'gemini', 'friendly'],
    ['taurus', 'cancer', 'friendly'],
    ['leo', 'pisces', 'apart'],
    ['taurus', 'aquarius', 'apart'],
  ] as const)('say how %s and %s get on: %s', (sign, moonSign, accord) => {
    expect(facts({ ...PARAMS, sign, moonSign }, AT).accord).toBe(accord);
  });

  it('draw place and thing by the seed, and every one of them now and then', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) =>
      facts(PARAMS, { ...AT, seed: `${seed}` }),
    );

    expect(shownFor(PARAMS, 'a')).toEqual(shownFor(PARAMS, 'a'));
    expect(new Set(drawn.map(({ place }) => place)).size).toBe(6);
    expect(new Set(drawn.map(({ thing }) => thing)).size).toBe(6);
  });
});
