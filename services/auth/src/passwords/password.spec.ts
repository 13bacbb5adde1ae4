import { hashPassword, oneTimePassword, verifyPassword } from './password';

describe('passwords', () => {
  it('stores an argon2id hash that only the password opens', async () => {
    const stored = await hashPassword('a quiet orbit');

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'a quiet orbit')).toBe(true);
    expect(await verifyPassword(stored, 'a quiet orbit ')).toBe(false);
  });

  it('takes a password however a keyboard composes its characters', async () => {
    const stored = await hashPassword('caf\u00e9 au lait');

    expect(await verifyPassword(stored, 'cafe\u0301 au lait')).toBe(true);
    expect(await verifyPassword(stored, 'cafe au lait')).toBe(false);
  });

  it('makes one-time passwords that can be read out, each another', () => {
    const made = new Set(Array.from({ length: 200 }, oneTimePassword));

    expect(made.size).toBe(200);
    for (const password of made)
      expect(password).toMatch(/^([a-hj-km-np-z2-9]{4}-){4}[a-hj-km-np-z2-9]{4}$/);
  });
});
