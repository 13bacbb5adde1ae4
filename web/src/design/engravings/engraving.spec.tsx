import { ENGRAVINGS, FINDING } from '@cosmic/tools/catalogue/finding';
import { ENGRAVING_NAMES } from './engraving';

describe('engravings', () => {
  it('are drawn for every name that a tool may give', () => {
    expect([...ENGRAVING_NAMES].sort()).toEqual([...ENGRAVINGS].sort());
  });

  it('are another for each tool', () => {
    const names = Object.values(FINDING)
      .map(({ engraving }) => engraving)
      .filter((name) => name !== 'blank');

    expect(new Set(names).size).toBe(names.length);
  });
});
