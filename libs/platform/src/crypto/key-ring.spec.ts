import fc from 'fast-check';
import { KeyRing } from './key-ring';

const OLD = 'an-old-secret-of-thirty-two-characters';
const NEW = 'a-new-secret-of-thirty-two-characters!';

describe('a ring of secrets', () => {
  const ring = new KeyRing([OLD], 'test');

  it('opens what it sealed, for its owner', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (bytes, owner) => {
        const plaintext = Buffer.from(bytes);
        expect(ring.open(ring.seal(plaintext, owner), owner)).toEqual(plaintext);
      }),
    );
  });

  it('never makes the same box twice and shows nothing of what is in it', () => {
    const plaintext = Buffer.from('1990-05-17 in Chennai');
    const [first, second] = [ring.seal(plaintext, 'a'), ring.seal(plaintext, 'a')];

    expect(first.box).not.toEqual(second.box);
    expect(first.box.includes('1990')).toBe(false);
  });

  it('refuses a box of another owner, and one with any bit changed', () => {
    const { box, sealedUnder } = ring.seal(Buffer.from('secret'), 'a');

    expect(() => ring.open({ box, sealedUnder }, 'b')).toThrow();
    for (let bit = 0; bit < box.length * 8; bit += 1) {
      const changed = Buffer.from(box);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => ring.open({ box: changed, sealedUnder }, 'a')).toThrow();
    }
  });

  it('goes on opening what an older secret sealed while that is still named', () => {
    const sealed = ring.seal(Buffer.from('kept'), 'a');
    const both = new KeyRing([NEW, OLD], 'test');

    expect(both.open(sealed, 'a').toString()).toBe('kept');
    expect(both.seal(Buffer.from(''), 'a').sealedUnder).toBe(both.current);
    expect(both.current).not.toBe(ring.current);
    expect(() => new KeyRing([NEW], 'test').open(sealed, 'a')).toThrow(/nothing opens/);
  });

  it('has other keys for another purpose', () => {
    const sealed = ring.seal(Buffer.from('x'), 'a');

    expect(() => new KeyRing([OLD], 'other').open(sealed, 'a')).toThrow(/nothing opens/);
  });
});
