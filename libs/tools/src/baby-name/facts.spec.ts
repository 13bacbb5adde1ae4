import { facts } from './facts';

const AT = { at: new Date('2026-11-21T20:00:00Z'), seed: 'x' };

describe('the facts of six names', () => {
  it('are the two signs, and each name with its language, meaning, sum and reason', () => {
    const { shown } = facts({ gender: 'girl', sign1: 'leo', sign2: 'pisces' }, AT);

    expect(shown[0]?.value).toBe('Leo, fire, ruled by the Sun, whose number is 1');
    expect(shown[1]?.value).toBe('Pisces, water, ruled by Jupiter, whose number is 3');
    const reasons = shown.slice(2, 8).map(({ value }) => value.replace(/^.*chosen for /, ''));
    expect(reasons).toEqual([
      'the fire of Leo',
      'the fire of Leo',
      'the water of Pisces',
      'the water of Pisces',
      'its number, that of the Sun, the ruler of Leo',
      'its number, that of Jupiter, the ruler of Pisces',
    ]);
    expect(shown[2]?.value).toMatch(/^[A-Z][a-z]+, “.+”; fire; [A-Z] \d .*= \d+/);
  });

  it('look for the kindred element where both signs have one', () => {
    const { shown } = facts({ gender: 'boy', sign1: 'taurus', sign2: 'virgo' }, AT);

    expect(shown[4]?.value).toMatch(/chosen for its water, which is akin to the earth of both$/);
  });

  it('do not depend on the day', () => {
    const params = { gender: 'neutral', sign1: 'aries', sign2: 'libra' } as const;

    expect(facts(params, AT)).toEqual(facts(params, { ...AT, at: new Date('2030-01-01') }));
  });
});
