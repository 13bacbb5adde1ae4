import { survive } from '../../test/hostile';
import { affinity } from './affinity';
import { NUMEROLOGY_NUMBERS } from './reduction';

describe('affinity', () => {
  it.each([
    [1, 1, 'unison'],
    [2, 11, 'unison'],
    [1, 5, 'concord'],
    [22, 8, 'concord'],
    [33, 9, 'concord'],
    [2, 6, 'friendly'],
    [1, 8, 'open'],
    [4, 5, 'stretch'],
  ] as const)('finds %d and %d in %s', (a, b, level) => {
    expect(affinity(a, b).level).toBe(level);
  });

  it('is the same both ways', () => {
    for (const a of NUMEROLOGY_NUMBERS) {
      for (const b of NUMEROLOGY_NUMBERS) {
        expect(affinity(a, b).level).toBe(affinity(b, a).level);
      }
    }
  });

  it('withstands hostile input', () => {
    survive(
      (value) => affinity(value, 1),
      ['first'],
      ({ score }) => score >= 45 && score <= 100,
    );
    survive(
      (value) => affinity(1, value),
      ['second'],
      ({ score }) => score >= 45 && score <= 100,
    );
  });
});
