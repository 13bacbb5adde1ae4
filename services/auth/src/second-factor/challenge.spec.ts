import { challengeOf, claimedOwner, isChallengeOf } from './challenge';

const KEY = Buffer.alloc(32, 1);
const OLD_KEY = Buffer.alloc(32, 2);
const ADA = { id: '0b4c7a52-6a3b-4a64-8f7b-111111111111', passwordHash: '$argon2id$ada' };
const NOW = new Date('2026-11-23T12:00:00Z');
const END = new Date(NOW.getTime() + 300_000);

describe('a challenge', () => {
  const challenge = challengeOf(KEY, ADA, END);
  const counts = (shown: string, { keys = [KEY], owner = ADA, now = NOW } = {}) =>
    isChallengeOf(keys, owner, shown, now);

  it('counts until its end, under any of the keys', () => {
    expect(claimedOwner(challenge)).toBe(ADA.id);
    expect(counts(challenge)).toBe(true);
    expect(counts(challenge, { now: new Date(END.getTime() - 1) })).toBe(true);
    expect(counts(challenge, { now: END })).toBe(false);
    expect(counts(challengeOf(OLD_KEY, ADA, END), { keys: [KEY, OLD_KEY] })).toBe(true);
    expect(counts(challengeOf(OLD_KEY, ADA, END))).toBe(false);
  });

  it("is no other account's, nor the same account's with another password", () => {
    const grace = { ...ADA, id: '0b4c7a52-6a3b-4a64-8f7b-222222222222' };

    expect(counts(challenge, { owner: grace })).toBe(false);
    expect(counts(challenge.replace(ADA.id, grace.id), { owner: grace })).toBe(false);
    expect(counts(challenge, { owner: { ...ADA, passwordHash: '$argon2id$new' } })).toBe(false);
  });

  it('can not be made to last', () => {
    const later = String(END.getTime() + 1);

    expect(counts(challenge.replace(String(END.getTime()), later))).toBe(false);
    for (const shown of ['', '.', `${ADA.id}.x.y`, `${ADA.id}..`, `${challenge}x`]) {
      expect([shown, counts(shown)]).toEqual([shown, false]);
    }
  });
});
