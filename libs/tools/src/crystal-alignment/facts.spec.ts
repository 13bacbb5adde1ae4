import { facts } from './facts';

describe('the facts of three stones', () => {
  it('give each of the three signs its stone', () => {
    const { shown } = facts({ sign: 'leo', moonSign: 'pisces', risingSign: 'libra' });
    const values = new Map(shown.map(({ key, label, value }) => [key, `${label}: ${value}`]));

    expect(values.get('sun')).toBe('Sun sign: Leo: Sunstone, for strength');
    expect(values.get('moon')).toBe('Moon sign: Pisces: Moonstone, for comfort');
    expect(values.get('rising')).toBe('Rising sign: Libra: Rose Quartz, for company outside');
    expect(values.get('elements')).toBe('Elements: fire, water and air');
    expect(values.get('sun-care')).toMatch(/^Care of Sunstone: /);
  });

  it('name a stone for each of two roles, and an element once', () => {
    const { stones, elements } = facts({ sign: 'gemini', moonSign: 'libra', risingSign: 'leo' });

    expect(stones.map(({ id }) => id)).toEqual(['citrine', 'opal', 'citrine']);
    expect(elements).toEqual(['air', 'fire']);
  });
});
