import fc from 'fast-check';
import {
  hashOfRecoveryCode,
  isCodeOfApp,
  keyOf,
  newRecoveryCodes,
  newSecret,
  plainCode,
  stepOf,
} from './codes';

/** The secret and the first codes of RFC 6238, appendix B, in six digits. */
const SECRET = Buffer.from('12345678901234567890');
const OF_THE_RFC: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

const at = (seconds: number) => new Date(seconds * 1_000);

describe('codes of an authenticator app', () => {
  it.each(OF_THE_RFC)('are those of RFC 6238 at %d', (seconds, code) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('are taken one step before and after their own, and no further', () => {
    const [[seconds, code]] = OF_THE_RFC.slice(2) as [[number, string]];
    const step = Math.floor(seconds / 30);

    for (const [steps, taken] of [
      [-2, undefined],
      [-1, step],
      [0, step],
      [1, step],
      [2, undefined],
    ] as const) {
      expect([steps, stepOf(SECRET, code, at(seconds + steps * 30))]).toEqual([steps, taken]);
    }
  });

  it('are of the step however the clock stands within it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), (within) => {
        const start = 1_111_111_110;
        expect(stepOf(SECRET, '050471', at(start + within))).toBe(start / 30);
      }),
    );
  });

  it.each(['', '12345', '1234567', 'abcdef', '００００００', '1e5'])('are never %p', (typed) => {
    expect(stepOf(newSecret(), typed, at(0))).toBeUndefined();
    expect(isCodeOfApp(typed)).toBe(false);
  });

  it('follow from what the app is told', () => {
    const { secret, uri } = keyOf(SECRET, 'ada@example.com');

    expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const address = new URL(uri);
    expect(address.protocol).toBe('otpauth:');
    expect(decodeURIComponent(address.pathname)).toMatch(/Cosmic Guide:ada@example\.com$/);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      issuer: 'Cosmic Guide',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are ten, each another, in groups, and of letters that nobody takes for others', () => {
    const codes = newRecoveryCodes();

    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    }
  });

  it('are known however they are typed, and another member’s are others', () => {
    const [code = ''] = newRecoveryCodes();
    const typed = [code, code.toUpperCase(), code.replaceAll('-', ' '), plainCode(code)];

    expect(new Set(typed.map((text) => hashOfRecoveryCode('ada', text).toString('hex'))).size).toBe(
      1,
    );
    expect(hashOfRecoveryCode('grace', code)).not.toEqual(hashOfRecoveryCode('ada', code));
  });
});
