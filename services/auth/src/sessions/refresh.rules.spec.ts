import fc from 'fast-check';
import { expiryOf, GRACE_MS, judge } from './refresh.rules';

const NOW = new Date('2026-06-01T12:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const session = { endsAt: after(1_000_000), revokedAt: null };
const fresh = { expiresAt: after(1_000), usedAt: null };

describe('a refresh token that is shown', () => {
  it.each([
    ['is the newest', session, fresh, 'rotate'],
    ['is too old', session, { ...fresh, expiresAt: NOW }, 'over'],
    ['was used this instant', session, { ...fresh, usedAt: NOW }, 'repeat'],
    ['was used 10 s ago', session, { ...fresh, usedAt: after(-GRACE_MS) }, 'repeat'],
    ['was used longer ago', session, { ...fresh, usedAt: after(-GRACE_MS - 1) }, 'reuse'],
    ['belongs to a session at its end', { ...session, endsAt: NOW }, fresh, 'over'],
    ['belongs to a session that was ended', { ...session, revokedAt: NOW }, fresh, 'over'],
  ])('%s', (_, of, token, verdict) => {
    expect(judge(NOW, of, token)).toBe(verdict);
  });

  it('is good for nothing once its session was ended, whatever else is true of it', () => {
    const date = fc.date({ noInvalidDate: true });
    fc.assert(
      fc.property(
        date,
        date,
        date,
        date,
        fc.option(date),
        (now, endsAt, revokedAt, expiresAt, usedAt) => {
          expect(judge(now, { endsAt, revokedAt }, { expiresAt, usedAt })).toBe('over');
        },
      ),
    );
  });

  it('never outlives its session', () => {
    expect(expiryOf(NOW, { endsAt: after(5) })).toEqual(after(5));
    expect(expiryOf(NOW, { endsAt: after(1e12) }).getTime()).toBeLessThan(after(1e12).getTime());
  });
});
