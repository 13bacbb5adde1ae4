import type { PlanLimits } from '@cosmic/contracts/billing';
import type { Actor } from '@cosmic/contracts/message';
import { accountsOf, guestLimit, limitCodeOf, planLimit } from './quota.rules';

const SECRET = 'a-secret-for-hashing';
const GUEST_ID = '0b4c7a52-6a3b-4a64-8f7b-111111111111';
const guest = (address?: string): Actor => ({ kind: 'guest', id: GUEST_ID, address });
const free: PlanLimits = {
  dailyToolLimit: 3,
  toolLimits: { tarot: 1, numerology: null },
  monthlyArticleLimit: 3,
  premiumTools: false,
};

describe('limits', () => {
  it.each([
    ['angel-number', 3],
    ['horoscope', 1],
    ['tarot', 1],
  ])('allows a guest of %s so many a day: %d', (tool, limit) => {
    expect(guestLimit(tool)).toBe(limit);
  });

  it.each([
    ['horoscope', 3],
    ['tarot', 1],
    ['numerology', null],
  ])('allows a member on the free plan of %s so many a day: %s', (tool, limit) => {
    expect(planLimit(free, tool)).toBe(limit);
  });

  it('offers the plans on horoscope and tarot and only stops elsewhere', () => {
    expect(limitCodeOf('horoscope')).toBe('daily_limit_upgrade');
    expect(limitCodeOf('tarot')).toBe('daily_limit_upgrade');
    expect(limitCodeOf('angel-number')).toBe('daily_limit');
  });
});

describe('whose units are taken', () => {
  it('takes a member by the plan', () => {
    expect(accountsOf({ kind: 'member', id: GUEST_ID }, 'horoscope', null, SECRET)).toEqual([
      { userId: `member:${GUEST_ID}`, limit: null },
    ]);
  });

  it('counts a guest twice: by cookie and by address', () => {
    const [own, address, ...others] = accountsOf(
      guest('203.0.113.9'),
      'angel-number',
      null,
      SECRET,
    );

    expect(own).toEqual({ userId: `guest:${GUEST_ID}`, limit: 3 });
    expect(address?.userId).toMatch(/^address:[0-9a-f]{32}$/);
    expect(address?.userId).not.toContain('203');
    expect(address?.limit).toBe(60);
    expect(others).toEqual([]);
  });

  it.each([
    ['private', '192.168.1.20', '10.1.2.3'],
    ['of this machine', '127.0.0.1', '::1'],
    ['unreadable', 'unknown', undefined],
  ])('counts all guests whose address is %s as one caller, with more room', (_, one, other) => {
    const [, ...networks] = accountsOf(guest(one), 'angel-number', null, SECRET);

    expect(networks).toEqual([{ userId: expect.stringMatching(/^address:/), limit: 240 }]);
    expect(accountsOf(guest(other), 'angel-number', null, SECRET).slice(1)).toEqual(networks);
  });

  it('counts IPv6 households for themselves and with those around them', () => {
    const limits = accountsOf(guest('2001:db8:1:2::1'), 'x', null, SECRET);
    const next = accountsOf(guest('2001:db8:1:3::1'), 'x', null, SECRET);

    expect(limits.map(({ limit }) => limit)).toEqual([3, 60, 120]);
    expect(next[1]).not.toEqual(limits[1]);
    expect(next[2]).toEqual(limits[2]);
  });

  it('takes all addresses of one IPv6 household as one, and another household as another', () => {
    const addressOf = (text: string) => accountsOf(guest(text), 'x', null, SECRET)[1]?.userId;

    expect(addressOf('2001:db8:1:2::1')).toBe(addressOf('2001:db8:1:2:ffff::9'));
    expect(addressOf('2001:db8:1:2::1')).toBe(addressOf('2001:0db8:0001:0002:0:0:0:1'));
    expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'));
  });

  it('takes an IPv4 address written as IPv6 for the same address', () => {
    const addressOf = (text: string) => accountsOf(guest(text), 'x', null, SECRET)[1]?.userId;

    expect(addressOf('::ffff:203.0.113.9')).toBe(addressOf('203.0.113.9'));
  });
});
