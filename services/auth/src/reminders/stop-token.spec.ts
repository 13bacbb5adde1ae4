import fc from 'fast-check';
import { stopTokenSchema } from '@cosmic/contracts/account/reminders';
import { deriveKey } from '@cosmic/platform/crypto/key-ring';
import { memberOfStopToken, stopTokenOf } from './stop-token';

const OLD = deriveKey('an old secret', 'letters');
const NEW = deriveKey('a new secret', 'letters');

describe("the way out of a member's letters", () => {
  it('is known again, under an older secret as well', () => {
    fc.assert(
      fc.property(fc.uuid(), (userId) => {
        expect(stopTokenSchema.safeParse(stopTokenOf(NEW, userId)).success).toBe(true);
        expect(memberOfStopToken([NEW, OLD], stopTokenOf(NEW, userId))).toBe(userId);
        expect(memberOfStopToken([NEW, OLD], stopTokenOf(OLD, userId))).toBe(userId);
        expect(memberOfStopToken([NEW], stopTokenOf(OLD, userId))).toBeUndefined();
      }),
    );
  });

  it("is of no use for anybody else's, and not with a single character changed", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(79), (userId, other, place) => {
        const token = stopTokenOf(NEW, userId);
        const changed = token.slice(0, place) + '!' + token.slice(place + 1);

        if (other !== userId) {
          expect(memberOfStopToken([NEW], other + token.slice(36))).toBeUndefined();
        }
        expect(memberOfStopToken([NEW], changed)).toBeUndefined();
      }),
    );
  });
});
