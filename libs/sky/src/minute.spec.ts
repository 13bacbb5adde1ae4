import { nearestMinute } from './minute';

describe('nearestMinute', () => {
  it.each([
    ['2026-12-09T00:51:54Z', '2026-12-09T00:52:00.000Z'],
    ['2026-12-09T00:51:29.999Z', '2026-12-09T00:51:00.000Z'],
    ['2026-12-09T00:51:30Z', '2026-12-09T00:52:00.000Z'],
    ['2026-12-31T23:59:40Z', '2027-01-01T00:00:00.000Z'],
    ['1950-06-01T12:00:40Z', '1950-06-01T12:01:00.000Z'],
  ])('of %s is %s', (at, minute) => {
    expect(nearestMinute(new Date(at)).toISOString()).toBe(minute);
  });
});
