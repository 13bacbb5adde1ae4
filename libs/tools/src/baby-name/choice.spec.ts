import { reduceToDigit } from '@cosmic/divination/numerology/reduction';
import { SIGNS } from '@cosmic/sky/zodiac';
import fc from 'fast-check';
import { GENDERS } from '../fields/choice';
import { signBy } from '../wording';
import { chooseNames, numberOf } from './choice';

const genders = fc.constantFrom(...GENDERS);
const signs = fc.constantFrom(...SIGNS);

describe('chooseNames', () => {
  it('finds six different names of the asked kind, each for the reason it gives', () => {
    fc.assert(
      fc.property(genders, signs, signs, fc.string(), (gender, one, two, seed) => {
        const chosen = chooseNames(gender, [one, two], seed);

        expect(new Set(chosen.map(({ name }) => name)).size).toBe(6);
        for (const name of chosen) {
          expect(name.gender).toBe(gender);
          if (name.because.kind === 'element') {
            expect(name.element).toBe(name.because.sign.element);
          }
          if (name.because.kind === 'kin') expect(one.element).toBe(two.element);
          if (name.because.kind === 'number') {
            expect(reduceToDigit(name.number).value).toBe(numberOf(name.because.sign));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes from at least five languages', () => {
    fc.assert(
      fc.property(genders, signs, signs, fc.string(), (gender, one, two, seed) => {
        const origins = chooseNames(gender, [one, two], seed).map(({ origin }) => origin);

        expect(new Set(origins).size).toBeGreaterThanOrEqual(5);
      }),
      { numRuns: 300 },
    );
  });

  it('chooses by the seed alone', () => {
    const pair = [signBy('leo'), signBy('pisces')] as const;
    const names = (seed: string) => chooseNames('girl', pair, seed).map(({ name }) => name);

    expect(names('one')).toEqual(names('one'));
    expect(names('one')).not.toEqual(names('two'));
  });

  it('gives each ruler its old number', () => {
    expect(SIGNS.map(numberOf)).toEqual([9, 6, 5, 2, 1, 5, 6, 9, 3, 8, 8, 3]);
  });
});
