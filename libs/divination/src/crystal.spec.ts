import { survive } from '../test/hostile';
import { crystalAlignment } from './crystal';
import { CRYSTALS } from './crystal/crystals';
import { ZODIAC_SIGNS } from './zodiac-sign';

describe('crystalAlignment', () => {
  it('chooses a stone for each of the three signs', () => {
    const chosen = crystalAlignment({ sign: 'leo', moonSign: 'pisces', risingSign: 'virgo' });

    expect(chosen.map(({ role, sign, name }) => [role, sign, name])).toEqual([
      ['strength', 'leo', 'Sunstone'],
      ['comfort', 'pisces', 'Moonstone'],
      ['presence', 'virgo', 'Jade'],
    ]);
  });

  it('gives one sign three different stones, and no two signs the same three', () => {
    const trios = ZODIAC_SIGNS.map((sign) => {
      return crystalAlignment({ sign, moonSign: sign, risingSign: sign }).map(({ id }) => id);
    });

    expect(trios.every((trio) => new Set(trio).size === 3)).toBe(true);
    expect(new Set(trios.map(String)).size).toBe(12);
    expect(new Set(trios.flat()).size).toBe(Object.keys(CRYSTALS).length);
  });

  it('withstands hostile input', () => {
    const signs = { sign: 'leo', moonSign: 'leo', risingSign: 'leo' } as const;

    survive(
      (sign) => crystalAlignment({ ...signs, sign }),
      ['sign'],
      () => false,
    );
    survive(
      (moonSign) => crystalAlignment({ ...signs, moonSign }),
      ['moonSign'],
      () => false,
    );
    survive(
      (risingSign) => crystalAlignment({ ...signs, risingSign }),
      ['risingSign'],
      () => false,
    );
    survive(
      (value) => crystalAlignment(value),
      ['signs', 'sign'],
      () => false,
    );
  });
});
