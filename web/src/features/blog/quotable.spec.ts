import { quotable } from './quotable';

describe('quotable', () => {
  it.each([
    ['moon', 'moon'],
    ['"full moon"', 'full moon'],
    ['" full moon "', 'full moon'],
    ['"full moon" tides', '"full moon" tides'],
    ['"full" "moon"', '"full" "moon"'],
    ['"', '"'],
    ['""', '""'],
  ])('%s stands there as %s', (q, shown) => {
    expect(quotable(q)).toBe(shown);
  });
});
