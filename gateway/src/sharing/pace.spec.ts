import { Pace } from './pace';

const THERE = '203.0.113.7';

describe('a pace', () => {
  it('lets so many through in a minute, and says when there is room again', () => {
    const pace = new Pace(3);
    const taken = [0, 10_000, 20_000, 30_000, 59_999, 60_000].map((now) => pace.take(THERE, now));

    expect(taken).toEqual([null, null, null, 30, 1, null]);
  });

  it('counts a household once and others for themselves', () => {
    const pace = new Pace(1);

    expect(pace.take('2001:db8::1', 0)).toBeNull();
    expect(pace.take('2001:db8::2', 0)).toBe(60);
    expect(pace.take('2001:db8:0:1::1', 0)).toBeNull();
    expect(pace.take(THERE, 0)).toBeNull();
  });

  it('counts no proxy', () => {
    const pace = new Pace(1);

    expect([1, 2, 3].map(() => pace.take('127.0.0.1', 0))).toEqual([null, null, null]);
  });
});
