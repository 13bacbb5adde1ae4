import vectors from '../../test/vectors/numerology.json';
import { survive } from '../../test/hostile';
import { nameNumbers } from './name-numbers';
import { isNumerologyNumber } from './reduction';

describe('nameNumbers', () => {
  it.each(vectors.pairs.map((pair) => [pair.name, pair] as const))('works out %j', (name, pair) => {
    const { destiny, soulUrge, personality } = nameNumbers(name);

    expect(destiny?.value ?? null).toBe(pair.destiny);
    expect(soulUrge?.value ?? null).toBe(pair.soul_urge);
    expect(personality?.value ?? null).toBe(pair.personality);
  });

  it('shows its steps', () => {
    expect(nameNumbers('Zoë Brontë').soulUrge?.steps).toEqual(['O 6 + E 5 + O 6 + E 5 = 22', '22']);
  });

  it('adds vowels and consonants up to all letters', () => {
    const { destiny, soulUrge, personality } = nameNumbers('Grace Hopper');

    expect(soulUrge!.chain[0]! + personality!.chain[0]!).toBe(destiny!.chain[0]);
  });

  it('withstands hostile input', () => {
    const { answered } = survive(nameNumbers, ['name'], (result) =>
      [result.destiny, result.soulUrge, result.personality].every(
        (number) => number === null || isNumerologyNumber(number.value),
      ),
    );

    expect(answered).toBeGreaterThan(1000);
  });
});
