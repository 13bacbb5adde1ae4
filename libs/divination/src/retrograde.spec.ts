import { survive } from '../test/hostile';
import { PLANETS } from '@cosmic/sky/bodies';
import { canTurn, retrogradeImpact } from './retrograde';
import { ZODIAC_SIGNS } from './zodiac-sign';

const signs = { sign: 'leo', moonSign: 'pisces', risingSign: 'virgo' } as const;

describe('retrogradeImpact', () => {
  it('has a meaning for the eight planets that turn', () => {
    const turning = PLANETS.filter(canTurn);

    expect(turning).toHaveLength(8);
    for (const planet of turning) {
      expect(retrogradeImpact(planet, signs)).toMatchObject({
        meaning: { review: expect.any(Array) },
        never: null,
      });
    }
  });

  it.each(['sun', 'moon'] as const)('says that the %s never turns', (planet) => {
    const { meaning, never } = retrogradeImpact(planet, signs);

    expect(meaning).toBeNull();
    expect(never).toMatch(/^The (Sun|Moon) never moves backwards/);
  });

  it('speaks to the Sun, Moon and rising sign', () => {
    const texts = retrogradeImpact('mercury', signs).signs.map(({ text }) => text);

    expect(texts[0]).toMatch(/^Your Sun in Leo /);
    expect(texts[1]).toMatch(/^Your Moon in Pisces /);
    expect(texts[2]).toMatch(/^With Virgo rising, /);
  });

  it('has its own words for each sign at each point', () => {
    const texts = ZODIAC_SIGNS.flatMap((sign) =>
      retrogradeImpact('mars', { sign, moonSign: sign, risingSign: sign }).signs.map(
        ({ text }) => text,
      ),
    );

    expect(new Set(texts).size).toBe(36);
  });

  it('withstands hostile input', () => {
    survive(
      (planet) => retrogradeImpact(planet, signs),
      ['planet'],
      () => false,
    );
    survive(
      (sign) => retrogradeImpact('mars', { ...signs, sign }),
      ['sign'],
      () => false,
    );
    survive(
      (value) => retrogradeImpact('mars', value),
      ['signs', 'sign'],
      () => false,
    );
  });
});
