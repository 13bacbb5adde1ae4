import type { SavedReading } from '@cosmic/contracts/readings/journal';
import { byMonth, endOfMonth, localDate, sameDayAgo, spanOf } from './history.rules';

const keptAt = (createdAt: Date): SavedReading => ({
  id: createdAt.toISOString(),
  ...{ readingType: 'tarot', title: 'A card', content: 'Words.', essence: '', loved: false },
  createdAt: createdAt.toISOString(),
});

describe('a history of readings', () => {
  it('is told by month and day of the clock on the wall', () => {
    const readings = [
      new Date(2026, 10, 2, 0, 5),
      new Date(2026, 10, 1, 23, 55),
      new Date(2026, 10, 1, 0, 0),
      new Date(2026, 9, 31, 23, 59),
    ].map(keptAt);

    expect(byMonth(readings)).toEqual([
      {
        month: '2026-11',
        days: [
          { date: '2026-11-02', readings: readings.slice(0, 1) },
          { date: '2026-11-01', readings: readings.slice(1, 3) },
        ],
      },
      { month: '2026-10', days: [{ date: '2026-10-31', readings: readings.slice(3) }] },
    ]);
  });

  it('goes on before the first instant of the month that follows', () => {
    expect(endOfMonth('2026-10')).toBe(new Date(2026, 10, 1).toISOString());
    expect(endOfMonth('2026-12')).toBe(new Date(2027, 0, 1).toISOString());
  });

  it('looks back to the same day, where the month has one', () => {
    const dateAgo = (today: Date, months: number) => {
      const day = sameDayAgo(today, months);
      return day && localDate(day);
    };
    expect(dateAgo(new Date(2026, 10, 26), 1)).toBe('2026-10-26');
    expect(dateAgo(new Date(2026, 0, 15), 1)).toBe('2025-12-15');
    expect(dateAgo(new Date(2026, 11, 31), 1)).toBeUndefined();
    expect(dateAgo(new Date(2028, 1, 29), 12)).toBeUndefined();
    expect(dateAgo(new Date(2026, 10, 26), 12)).toBe('2025-11-26');
  });

  it('takes a day from its first instant to the next', () => {
    expect(spanOf(new Date(2026, 10, 30, 17))).toEqual({
      from: new Date(2026, 10, 30).toISOString(),
      before: new Date(2026, 11, 1).toISOString(),
    });
  });
});
