import { clockOf, lengthOf, stretchOf } from './clock';

describe('clockOf', () => {
  it('tells the time of the place, and its day where that is another', () => {
    const clock = clockOf('Asia/Kathmandu', new Date('2026-11-21T17:00:00Z'));

    expect(clock(new Date('2026-11-21T17:00:00Z'))).toBe('22:45');
    expect(clock(new Date('2026-11-21T18:20:00Z'))).toBe('00:05 tomorrow');
    expect(clock(new Date('2026-11-20T18:14:00Z'))).toBe('23:59 yesterday');
    expect(clock(new Date('2026-11-21T18:14:40Z'))).toBe('00:00 tomorrow');
  });
});

describe('stretchOf', () => {
  const clock = clockOf('Europe/London', new Date('2026-11-21T22:00:00Z'));
  const stretch = (from: string, to: string) =>
    stretchOf({ from: new Date(from), to: new Date(to) }, clock);

  it('says the day once', () => {
    expect(stretch('2026-11-22T02:00:00Z', '2026-11-22T04:30:00Z')).toEqual({
      from: '02:00',
      to: '04:30 tomorrow',
    });
    expect(stretch('2026-11-21T23:00:00Z', '2026-11-22T01:30:00Z')).toEqual({
      from: '23:00',
      to: '01:30 tomorrow',
    });
    expect(stretch('2026-11-21T20:00:00Z', '2026-11-21T23:00:00Z').to).toBe('23:00');
  });
});

describe('lengthOf', () => {
  it.each([
    [0, '0 minutes'],
    [61, '1 minute'],
    [3600, '1 hour'],
    [9000, '2 hours 30 minutes'],
  ])('calls %d seconds "%s"', (seconds, words) => {
    expect(lengthOf({ from: new Date(0), to: new Date(seconds * 1000) })).toBe(words);
  });
});
