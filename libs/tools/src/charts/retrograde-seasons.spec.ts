import { retrogradePeriods } from '@cosmic/sky/calendar/retrograde';
import { daysOf, retrogradeSeasons, waitWords, whereOf } from './retrograde-seasons';

describe('retrogradeSeasons', () => {
  it('agrees with a search of the whole stretch on any day, kept or not', () => {
    const all = retrogradePeriods('venus', new Date('2010-01-01'), new Date('2040-01-01'));
    for (let day = Date.UTC(2020, 0, 1); day < Date.UTC(2028, 0, 1); day += 20 * 86_400_000) {
      const at = new Date(day);
      const { last, current, next } = retrogradeSeasons('venus', at);

      expect(last).toEqual(all.findLast(({ to }) => to <= at));
      expect(current).toEqual(all.find(({ from, to }) => from <= at && at < to));
      expect(next).toEqual(all.find(({ from }) => from > at));
    }
  });

  it('words a season', () => {
    const { next } = retrogradeSeasons('mars', new Date('2026-11-21'));

    expect(next && whereOf(next)).toBe('in Virgo and then Leo');
    expect(next && daysOf(next)).toBe(81);
  });

  it.each([
    ['2026-11-22', 'one day'],
    ['2026-12-01', '10 days'],
    ['2027-11-21', '12 months'],
  ])('counts the wait until %s as %s', (then, words) => {
    expect(waitWords(new Date('2026-11-21'), new Date(then))).toBe(words);
  });
});
