import type { AppError } from '@cosmic/contracts/errors';
import { Admission } from './admission';

const ROOM = { streams: 60, streamsOfNetwork: 25, streamsOfSite: 30 };
const HERE = '203.0.113.7';

/** Opens streams, each of another browser, until one is refused. */
function fill(admission: Admission, address: (index: number) => string) {
  const leaves: (() => void)[] = [];
  for (;;) {
    try {
      leaves.push(admission.admit(`guest-${Math.random()}`, address(leaves.length)));
    } catch (error) {
      return { leaves, refusal: error as AppError };
    }
  }
}

describe('admission to the stream', () => {
  it.each([
    ['an IPv4 address', () => HERE, 25, 'too_many_streams'],
    [
      'an IPv4 address written as IPv6',
      (index: number) => (index % 2 ? HERE : `::ffff:${HERE}`),
      25,
      'too_many_streams',
    ],
    ['a /64 of IPv6', (index: number) => `2001:db8:1:2::${index}`, 25, 'too_many_streams'],
    ['a /48 of IPv6', (index: number) => `2001:db8:1:${index}::1`, 30, 'too_many_streams'],
    ['a machine that is no network of the world', () => '127.0.0.1', 25, 'too_many_streams'],
    ['everybody together', (index: number) => `203.0.113.${index}`, 60, 'streams_used_up'],
  ])('has room for so many of %s', (_, address, most, code) => {
    const { leaves, refusal } = fill(new Admission(ROOM), address);

    expect(leaves).toHaveLength(most);
    expect(refusal.code).toBe(code);
    expect(refusal.details.retryAfterSeconds).toBeGreaterThanOrEqual(30);
  });

  it('has room for twenty of one browser, wherever they come from', () => {
    const admission = new Admission({ ...ROOM, streamsOfNetwork: 100, streams: 100 });
    const open = (index: number) => admission.admit('member-1', `203.0.113.${index}`);
    for (let index = 0; index < 20; index += 1) open(index);

    expect(() => open(20)).toThrow(expect.objectContaining({ code: 'too_many_streams' }));
  });

  it('has room again for each that leaves, and for one only', () => {
    const admission = new Admission(ROOM);
    const { leaves } = fill(admission, () => HERE);

    leaves[0]!();
    leaves[0]!();

    expect(fill(admission, () => HERE).leaves).toHaveLength(1);
  });

  it('takes nothing for one that is refused', () => {
    const admission = new Admission(ROOM);
    const { leaves } = fill(admission, () => HERE);
    for (let tries = 0; tries < 100; tries += 1) fill(admission, () => HERE);
    leaves.forEach((leave) => leave());

    expect(fill(admission, () => HERE).leaves).toHaveLength(25);
  });
});
