import { noonOf, utcDate } from './today';

describe('today', () => {
  it.each(['2026-11-21T00:00:00Z', '2026-11-21T23:59:59.999Z'])('is one noon for %s', (at) => {
    expect(utcDate(new Date(at))).toBe('2026-11-21');
    expect(noonOf(new Date(at)).toISOString()).toBe('2026-11-21T12:00:00.000Z');
  });
});
