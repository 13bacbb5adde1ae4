import { periodOf } from './period';
import { skyOf } from './sky';

describe('skyOf', () => {
  it('gives the same sky again, also after others have crowded it out', () => {
    const period = periodOf('today', new Date('2026-11-21T10:00:00Z'));
    const first = skyOf(period);

    expect(skyOf(period)).toBe(first);
    for (let day = 1; day < 10; day++) skyOf(periodOf('today', new Date(Date.UTC(2026, 5, day))));

    expect(skyOf(period)).not.toBe(first);
    expect(skyOf(period)).toEqual(first);
  });

  it('tells a day from the week and the month that begin with it', () => {
    // 1 June 2026 is a Monday.
    const at = new Date('2026-06-01T10:00:00Z');
    const skies = (['today', 'week', 'month'] as const).map((frame) => skyOf(periodOf(frame, at)));

    expect(new Set(skies.map(({ changes }) => changes)).size).toBe(3);
  });
});
