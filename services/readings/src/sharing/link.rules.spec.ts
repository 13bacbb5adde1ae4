import fc from 'fast-check';
import { shareTokenSchema } from '@cosmic/contracts/readings/sharing';
import { readLink, writeLink } from './link.rules';

const SECRET = 'a secret of at least thirty-two letters';

describe('a public link', () => {
  it('holds its id, in letters that an address can carry', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string({ minLength: 32 }), (id, secret) => {
        const token = writeLink(id, secret);
        expect(shareTokenSchema.parse(token)).toBe(token);
        expect(readLink(token, secret)).toBe(id);
      }),
    );
  });

  it('cannot be made from its id without the secret, nor with one letter changed', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(41), (id, at) => {
        const token = writeLink(id, SECRET);
        const changed = token[at] === 'A' ? 'B' : 'A';
        expect(readLink(writeLink(id, `${SECRET}?`), SECRET)).toBeNull();
        expect(readLink(token.slice(0, at) + changed + token.slice(at + 1), SECRET)).toBeNull();
      }),
    );
  });

  it.each(['', 'A', 'A'.repeat(43), 'A'.repeat(44), '!'.repeat(43)])('is not %j', (token) => {
    expect(readLink(token, SECRET)).toBeNull();
  });
});
