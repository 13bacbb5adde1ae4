import { survive } from '../../test/hostile';
import { allSpreads, spreadById } from './spreads';

describe('spreads', () => {
  it('have 1, 1, 3, 7 and 10 places', () => {
    const sizes = allSpreads().map(({ id, positions }) => [id, positions.length]);

    expect(Object.fromEntries(sizes)).toEqual({
      daily: 1,
      single: 1,
      'three-card': 3,
      relationship: 7,
      'celtic-cross': 10,
    });
  });

  it('draw the daily card from the 22 major arcana without reversals', () => {
    expect(spreadById('daily')).toMatchObject({ deck: 'major', reversals: false });
  });

  it('name each place of a spread once', () => {
    for (const { positions } of allSpreads()) {
      expect(new Set(positions.map(({ title }) => title)).size).toBe(positions.length);
    }
  });

  it('withstand hostile input', () => {
    expect(survive(spreadById, ['spread'], () => false).answered).toBe(0);
  });
});
