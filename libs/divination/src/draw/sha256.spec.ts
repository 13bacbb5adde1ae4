import { hmacSha256, sha256, sha256Hex, toHex, utf8 } from './sha256';

declare const crypto: { subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } };

describe('sha256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('gives the published digest of %j', (text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  it('agrees with the platform at every length around the block edges', async () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);

      const platform = new Uint8Array(await crypto.subtle.digest('SHA-256', message));

      expect(toHex(sha256(message))).toBe(toHex(platform));
    }
  });
});

describe('hmacSha256', () => {
  // RFC 4231, test cases 2 and 6 (a key longer than a block).
  it.each([
    [
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      '\xaa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives the published code', (key, message, code) => {
    const bytes = Uint8Array.from(key, (character) => character.charCodeAt(0));

    expect(toHex(hmacSha256(bytes, utf8(message)))).toBe(code);
  });
});

describe('utf8', () => {
  it('writes one to four bytes', () => {
    expect(toHex(utf8('aé€🌙'))).toBe('61c3a9e282acf09f8c99');
  });

  it('keeps lone surrogates apart', () => {
    expect(toHex(utf8('\ud800'))).not.toBe(toHex(utf8('\ud801')));
  });
});
