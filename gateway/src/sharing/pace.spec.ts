import { Pace } from './pace';

const THERE = { address: '203.0.113.7' };
const household = (address: string) => ({ address });

describe('a pace', () => {
  it('lets so many through in a minute, and says when there is room again', () => {
    const pace = new Pace(3);
    const taken = [0, 10_000, 20_000, 30_000, 59_999, 60_000].map((now) => pace.take(THERE, now));

    expect(taken).toEqual([null, null, null, 30, 1, null]);
  });

  it('counts a household once, others for themselves, and all around it together', () => {
    const pace = new Pace(1);

    expect(pace.take(household('2001:db8::1'), 0)).toBeNull();
    expect(pace.take(household('2001:db8::2'), 0)).toBe(60);
    expect(pace.take(household('2001:db8:0:1::1'), 0)).toBeNull();
    expect(pace.take(household('2001:db8:0:2::1'), 0)).toBe(60);
    expect(pace.take(household('2001:db8:1::1'), 0)).toBeNull();
    expect(pace.take(THERE, 0)).toBeNull();
  });

  it('of one household leaves the others around it theirs', () => {
    const pace = new Pace(1);

    for (let time = 0; time < 10; time += 1) pace.take(household('2001:db8::1'), 0);

    expect(pace.take(household('2001:db8:0:1::1'), 0)).toBeNull();
  });

  it.each(['127.0.0.1', '192.168.1.20', 'unknown', ''])(
    'counts whoever comes from %j as one, with more room',
    (address) => {
      const pace = new Pace(1);

      const taken = Array.from({ length: 5 }, () => pace.take({ address }, 0));

      expect(taken).toEqual([null, null, null, null, 60]);
    },
  );

  it('counts a member wherever they are', () => {
    const pace = new Pace(2);
    const from = (host: number) => ({ address: `203.0.113.${host}`, memberId: 'one' });

    expect([1, 2, 3].map((host) => pace.take(from(host), 0))).toEqual([null, null, 60]);
    expect(pace.take({ ...from(1), memberId: 'another' }, 0)).toBeNull();
  });
});
