import { sha256, sha256Hex, toHex, utf8 } from './sha256';

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

describe('utf8', () => {
  it('writes one to four bytes', () => {
    expect(toHex(utf8('aé€🌙'))).toBe('61c3a9e282acf09f8c99');
  });

  it('keeps lone surrogates apart', () => {
    expect(toHex(utf8('\ud800'))).not.toBe(toHex(utf8('\ud801')));
  });
});
