import { comingFrom } from './coming';

describe('what the sky brings', () => {
  // The last of the ranges of 2024 begins on the evening of 25 November in New York.
  it.each([
    ['2024-11-24', undefined],
    ['2024-11-25', '2024-12-15'],
    ['2024-12-15', '2024-12-15'],
    ['2024-12-16', undefined],
  ])('on %s tells of Mercury until %s, by the calendar of the visitor', (date, until) => {
    const noon = new Date(`${date}T12:00:00-05:00`);

    expect(comingFrom(noon, date, 'America/New_York').mercuryUntil).toBe(until);
  });
});
