import { ZODIAC_SIGNS, elementOfSign, nameOfSign } from './zodiac-sign';

describe('signs', () => {
  it('take turns in their elements', () => {
    expect(ZODIAC_SIGNS).toHaveLength(12);
    expect(elementOfSign('leo')).toBe('fire');
    expect(elementOfSign('capricorn')).toBe('earth');
    expect(elementOfSign('aquarius')).toBe('air');
    expect(elementOfSign('pisces')).toBe('water');
  });

  it('have names', () => {
    expect(nameOfSign('sagittarius')).toBe('Sagittarius');
  });
});
