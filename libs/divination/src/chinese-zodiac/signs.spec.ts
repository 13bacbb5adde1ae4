import fc from 'fast-check';
import { signOfChineseYear } from './signs';

describe('signOfChineseYear', () => {
  it('starts a cycle in 1984 and before the common era too', () => {
    const first = { animal: 'Rat', element: 'Wood', polarity: 'yang' };

    expect(signOfChineseYear(1984)).toEqual(first);
    expect(signOfChineseYear(-56)).toEqual(first);
  });

  it('comes back after sixty years and not sooner', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 1, max: 59 }),
        (year, n) => {
          expect(signOfChineseYear(year + 60)).toEqual(signOfChineseYear(year));
          expect(signOfChineseYear(year + n)).not.toEqual(signOfChineseYear(year));
        },
      ),
    );
  });
});
