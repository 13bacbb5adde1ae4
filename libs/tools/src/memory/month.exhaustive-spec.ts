import { monthFigures } from './month';

/** Months with many and with few meetings of planets, over two years. */
const STARTS = [
  '2026-12-01',
  '2027-02-01',
  '2027-04-01',
  '2027-06-01',
  '2027-09-01',
  '2027-11-01',
  '2028-03-01',
  '2028-07-01',
  '2028-10-01',
];

describe.each(STARTS)('the words of thirty days from %s', (start) => {
  const figures = monthFigures(start);

  it('hardly repeat a sentence', () => {
    expect(figures.filter(({ repeated }) => repeated > 0.12)).toEqual([]);
  });

  it('are other words from one day to the next', () => {
    expect(figures.filter(({ neighbours }) => neighbours > 0.03)).toEqual([]);
  });

  it('are other words for each sign', () => {
    expect(figures.filter(({ signs }) => signs > 0.08)).toEqual([]);
  });

  it('tell no sentence every week: twice as a rule, four times where planets crowd two signs', () => {
    expect(figures.filter(({ most }) => most > 4)).toEqual([]);
  });
});
