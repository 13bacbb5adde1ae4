import { agoOf, dayOf } from './times';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('the time of an article', () => {
  it.each([
    ['2026-11-21T11:59:30Z', 'now'],
    ['2026-11-21T12:00:05Z', 'now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T10:00:00Z', '2 hours ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
    ['2026-11-13T11:00:00Z', 'last week'],
    ['2026-10-11T11:00:00Z', 'last month'],
    ['2024-11-01T11:00:00Z', '2 years ago'],
  ])('%s is %s', (instant, words) => {
    expect(agoOf(instant, NOW)).toBe(words);
  });

  it('is told as a day of the calendar, whatever the reader’s clock', () => {
    expect(dayOf('2026-11-01T00:00:00Z')).toBe('November 1, 2026');
  });
});
