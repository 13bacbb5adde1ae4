import { impersonalDays, monthFigures } from '../src/memory/month';

/** States what thirty daily texts may repeat, whichever day of the months that begin on these dates is the first. */
export function describeMonths(starts: readonly string[]): void {
  describe.each(starts)(
    'the words of thirty days from %s or from one of the thirty days after it',
    (start) => {
      const figures = monthFigures(start);

      it('hardly repeat a sentence', () => {
        expect(figures.filter(({ repeated }) => repeated > 0.12)).toEqual([]);
      });

      it('are other words from one day to the next', () => {
        expect(figures.filter(({ neighbours }) => neighbours > 0.03)).toEqual([]);
      });

      it('are other words for each sign, on each of the days', () => {
        expect(figures.filter(({ signs }) => signs > 0.08)).toEqual([]);
      });

      it('tell no sentence more than twice', () => {
        expect(figures.filter(({ most }) => most > 2)).toEqual([]);
      });

      it('have a line about each member’s own chart on each of the days', () => {
        expect(impersonalDays(start)).toEqual([]);
      });
    },
  );
}
