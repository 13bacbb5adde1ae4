import { survive } from '../../test/hostile';
import { chaldeanNumber } from './chaldean';
import { COMPOUND_TEXTS } from './chaldean-texts';

describe('chaldeanNumber', () => {
  it('counts the letters by the Chaldean table', () => {
    const byValue: Record<number, string> = {};
    for (const { letter, value } of chaldeanNumber('abcdefghijklmnopqrstuvwxyz')!.letters) {
      byValue[value] = (byValue[value] ?? '') + letter;
    }

    expect(byValue).toEqual({
      1: 'aijqy',
      2: 'bkr',
      3: 'cgls',
      4: 'dmt',
      5: 'ehnx',
      6: 'uvw',
      7: 'oz',
      8: 'fp',
    });
  });

  it('keeps the compound number beside the root', () => {
    const number = chaldeanNumber('John Doe')!;

    // j 1, o 7, h 5, n 5, d 4, o 7, e 5
    expect(number).toMatchObject({ value: 7, chain: [34, 7], compound: { value: 34 } });
    expect(number.steps).toEqual(['J 1 + O 7 + H 5 + N 5 + D 4 + O 7 + E 5 = 34', '34 → 7']);
  });

  it('reduces totals above 52 to a compound number that has a text', () => {
    const number = chaldeanNumber('Bartholomew Featherstonehaugh')!;

    expect(number.chain[0]).toBeGreaterThan(52);
    expect(number.compound?.value ?? 10).toBeLessThanOrEqual(52);
  });

  it('has no compound number below ten, and no number without letters', () => {
    expect(chaldeanNumber('Al')!.compound).toBeNull();
    expect(chaldeanNumber('李')).toBeNull();
  });

  it('has a text of its own for each number from 10 to 52', () => {
    expect(new Set(COMPOUND_TEXTS).size).toBe(43);
  });

  it('withstands hostile input', () => {
    survive(chaldeanNumber, ['name'], (number) => {
      return number === null || (number.value >= 1 && number.value <= 9);
    });
  });
});
