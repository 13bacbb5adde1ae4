import { survive } from '../test/hostile';
import vectors from '../test/vectors/numerology.json';
import { numerology } from './numerology';
import { describeNumber } from './numerology/descriptions';

describe('numerology', () => {
  it.each(vectors.pairs.map((pair) => [pair.name, pair.dob, pair] as const))(
    'works out %j born %s',
    (name, dob, pair) => {
      expect(numerology({ name, dob })).toMatchObject({
        lifePathNumber: pair.life_path,
        destinyNumber: pair.destiny,
        soulUrgeNumber: pair.soul_urge,
        personalityNumber: pair.personality,
      });
    },
  );

  it('carries the text of each number', () => {
    const { descriptions } = numerology({ name: 'Ng', dob: '2015-11-07' });

    expect(descriptions).toEqual({
      lifePath: describeNumber('lifePath', 8),
      destiny: describeNumber('destiny', 3),
      soulUrge: describeNumber('soulUrge', null),
      personality: describeNumber('personality', 3),
    });
  });

  it('withstands hostile input', () => {
    survive(
      (person) => numerology(person),
      ['person', 'dob'],
      () => false,
    );
    survive(
      (name) => numerology({ name, dob: '1990-04-23' }),
      ['name'],
      (result) => result.lifePathNumber === 1,
    );
    survive(
      (dob) => numerology({ name: 'Ada', dob }),
      ['dob'],
      (result) => result.destinyNumber === 6,
    );
  });
});
