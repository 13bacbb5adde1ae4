import fc from 'fast-check';
import { survive } from '../test/hostile';
import { angelNumber } from './angel-number';
import { isNumerologyNumber } from './numerology/reduction';

const kinds = (number: string) => angelNumber(number).patterns.map(({ kind }) => kind);

describe('angelNumber', () => {
  it.each([
    ['7', ['single']],
    ['44', ['all-same']],
    ['111', ['all-same', 'clock']],
    ['1111', ['all-same', 'clock']],
    ['9999', ['all-same']],
    ['1234', ['rising', 'clock']],
    ['4321', ['falling']],
    ['1221', ['pair', 'mirror', 'clock']],
    ['1212', ['alternating', 'clock']],
    ['717', ['mirror', 'alternating', 'clock']],
    ['123123', ['repeated-block']],
    ['7445', ['pair']],
    ['55577', ['triple', 'pair']],
    ['186', ['mixed']],
    ['12', ['mixed']],
  ])('sees the shapes of %s', (number, expected) => {
    expect(kinds(number)).toEqual(expected);
  });

  it('works the root out and keeps masters', () => {
    expect(angelNumber('998').root).toMatchObject({ value: 8, steps: ['9 + 9 + 8 = 26 → 8'] });
    expect(angelNumber('56').root).toMatchObject({ value: 11, steps: ['5 + 6 = 11'] });
    expect(angelNumber('000').root).toMatchObject({ value: 0, chain: [0] });
    expect(angelNumber('7').root.steps).toEqual(['7']);
  });

  it('counts the digits, the most frequent first', () => {
    const counted = angelNumber('4177').counted.map(({ digit, count }) => [digit, count]);

    expect(counted).toEqual([
      [7, 2],
      [4, 1],
      [1, 1],
    ]);
  });

  it('takes a number as it was seen', () => {
    expect(angelNumber(' 11:11 ').digits).toBe('1111');
    expect(angelNumber('3 33').digits).toBe('333');
    expect(angelNumber('007').digits).toBe('007');
  });

  it.each([
    ['', 'empty'],
    ['-5', 'bad_format'],
    ['1e5', 'bad_format'],
    ['1::1', 'bad_format'],
    ['٣٣٣', 'bad_format'],
    ['1234567890123', 'too_long'],
    [444, 'not_text'],
  ])('refuses %j as %s', (number, code) => {
    expect(() => angelNumber(number as string)).toThrow(
      expect.objectContaining({ code, field: 'number' }),
    );
  });

  it('answers every text of 1 to 12 digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,12}$/), (number) => {
        const { digits, patterns, counted, root } = angelNumber(number);
        expect(digits).toBe(number);
        expect(patterns.length).toBeGreaterThan(0);
        expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(number.length);
        expect(isNumerologyNumber(root.value) || /^0+$/.test(number)).toBe(true);
      }),
    );
  });

  it('withstands hostile input', () => {
    const { answered, refused } = survive(angelNumber, ['number'], ({ digits, patterns }) => {
      return /^\d{1,12}$/.test(digits) && patterns.length > 0;
    });

    expect(answered).toBeGreaterThan(500);
    expect(refused).toBeGreaterThan(5000);
  });
});
