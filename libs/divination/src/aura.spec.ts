import { survive } from '../test/hostile';
import { aura } from './aura';
import { AURA_COLORS } from './aura/colors';

describe('aura', () => {
  it('takes its layers from the life path, the day, and month with day', () => {
    const { core, inner, outer } = aura('1990-11-22');

    // 1 + 11 + 22 = 34 = 7; day 22; 11 + 22 = 33
    expect([core.number, inner.number, outer.number]).toEqual([7, 22, 33]);
    expect([core.color.name, inner.color.name, outer.color.name]).toEqual([
      ...['Violet', 'Turquoise', 'Gold'],
    ]);
  });

  it('has a different colour for each number', () => {
    const colors = Object.values(AURA_COLORS);

    expect(new Set(colors.map(({ name }) => name)).size).toBe(12);
    expect(colors.every(({ hex }) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
  });

  it('withstands hostile input', () => {
    survive(aura, ['dob'], ({ core }) => core.color.name !== '');
  });
});
