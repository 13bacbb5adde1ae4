import { DivinationError } from '../divination-error';
import {
  GENERIC_DESCRIPTION,
  NUMEROLOGY_CATEGORIES,
  type NumerologyCategory,
  describeNumber,
} from './descriptions';
import { NUMEROLOGY_NUMBERS } from './reduction';

describe('describeNumber', () => {
  it('has a paragraph of its own for each number of each category', () => {
    const texts = NUMEROLOGY_CATEGORIES.flatMap((category) =>
      NUMEROLOGY_NUMBERS.map((number) => describeNumber(category, number)),
    );

    expect(new Set(texts).size).toBe(48);
    expect(texts).not.toContain(GENERIC_DESCRIPTION);
    expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(200);
  });

  it.each([0, 10, 44, -1, 1.5, NaN, Infinity])('falls back for %d', (number) => {
    expect(describeNumber('destiny', number)).toBe(GENERIC_DESCRIPTION);
  });

  it('says what a name was missing', () => {
    expect(describeNumber('soulUrge', null)).toContain('vowels');
    expect(describeNumber('personality', null)).toContain('consonant');
    expect(describeNumber('destiny', null)).toContain('Latin letters');
  });

  it('refuses another category', () => {
    expect(() => describeNumber('__proto__' as NumerologyCategory, 1)).toThrow(DivinationError);
  });
});
