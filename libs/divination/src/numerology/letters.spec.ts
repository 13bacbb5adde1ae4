import vectors from '../../test/vectors/numerology.json';
import { holdsLetter, isVowel, nameLetters, pythagoreanValue } from './letters';

describe('nameLetters', () => {
  it.each(vectors.pairs.map(({ name, letters }) => [name, letters]))(
    'reads %j as %j',
    (name, letters) => {
      expect(nameLetters(name)).toBe(letters);
    },
  );

  it('spells ligatures out even when they carry an accent', () => {
    expect(nameLetters('Ǽsa Ǿre')).toBe('aesaore');
  });

  it.each([
    ['', 'empty'],
    [' \u3000\t', 'empty'],
    ['a'.repeat(1001), 'too_long'],
    [7, 'not_text'],
  ])('refuses %j', (name, code) => {
    expect(() => nameLetters(name as string)).toThrow(
      expect.objectContaining({ code, field: 'name' }),
    );
  });
});

describe('holdsLetter', () => {
  it.each([
    ['José', true],
    ['ß', true],
    ['12345', false],
    ['Иван', false],
    ['', false],
    ['   ', false],
    ['1'.repeat(2000), false],
  ])('says of %j %s', (name, holds) => {
    expect(holdsLetter(name)).toBe(holds);
  });
});

describe('letter values', () => {
  it('count from 1 to 9 and start again', () => {
    const values = [...'abcdefghijklmnopqrstuvwxyz'].map(pythagoreanValue).join('');

    expect(values).toBe('12345678912345678912345678');
  });

  it('take y as a consonant', () => {
    expect([...'abcdefghijklmnopqrstuvwxyz'].filter(isVowel).join('')).toBe('aeiou');
  });
});
