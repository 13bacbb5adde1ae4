import { ENGRAVINGS } from '@cosmic/tools/tool';
import { TOOLS } from '@cosmic/tools/catalogue';
import { ENGRAVING_NAMES } from './engraving';

describe('engravings', () => {
  it('are drawn for every name that a tool may give', () => {
    expect([...ENGRAVING_NAMES].sort()).toEqual([...ENGRAVINGS].sort());
  });

  it('are another for each tool', () => {
    const names = TOOLS.map(({ engraving }) => engraving as string).filter(
      (name) => name !== 'blank',
    );

    expect(new Set(names).size).toBe(names.length);
  });
});
