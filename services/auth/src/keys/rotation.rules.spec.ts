import fc from 'fast-check';
import { rotationAt, signingKeyAt, type KeyTimes } from './rotation.rules';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOKEN_LIFE = 5 * MINUTE;

describe('the rotation of signing keys', () => {
  it('makes a key for now and one for later at the first start', () => {
    const now = new Date('2026-03-01T00:00:00Z');

    expect(rotationAt(now, [])).toEqual({
      make: [now, new Date('2026-03-31T00:00:00Z')],
      drop: [],
    });
  });

  it('leaves two keys alone while one signs and the other waits', () => {
    const keys = [0, 30].map((days) => ({ kid: `${days}`, signsFrom: new Date(days * DAY) }));

    expect(rotationAt(new Date(29 * DAY), keys)).toEqual({ make: [], drop: [] });
  });

  it('gives gateways time to hear of a key, however late it is made', () => {
    const keys = [{ kid: 'a', signsFrom: new Date(0) }];

    expect(rotationAt(new Date(400 * DAY), keys).make).toEqual([new Date(400 * DAY + HOUR)]);
  });

  it('always has a key to sign with, and never drops one that a living token was signed with', () => {
    const pauses = fc.array(fc.integer({ min: MINUTE, max: 40 * DAY }), { maxLength: 60 });
    fc.assert(
      fc.property(pauses, (milliseconds) => {
        let now = new Date('2026-01-01T00:00:00Z');
        let keys: KeyTimes[] = [];
        let lastSigned: { kid: string; at: Date } | undefined;
        for (const pause of milliseconds) {
          const { make, drop } = rotationAt(now, keys);
          keys = keys.filter(({ kid }) => !drop.includes(kid));
          keys.push(...make.map((signsFrom) => ({ kid: signsFrom.toISOString(), signsFrom })));
          if (lastSigned && now.getTime() - lastSigned.at.getTime() <= TOKEN_LIFE) {
            expect(keys.map(({ kid }) => kid)).toContain(lastSigned.kid);
          }
          const signing = signingKeyAt(now, keys);
          expect(signing).toBeDefined();
          expect(keys.length).toBeGreaterThanOrEqual(2);
          expect(keys.length).toBeLessThanOrEqual(3);
          lastSigned = { kid: signing!.kid, at: now };
          now = new Date(now.getTime() + pause);
        }
      }),
    );
  });
});
