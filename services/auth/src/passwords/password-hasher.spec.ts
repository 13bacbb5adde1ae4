import { register } from 'prom-client';
import type { AppError } from '@cosmic/contracts/errors';
import { PasswordHasher } from './password-hasher';

const CHEAP = { memoryKib: 8, passes: 1 };

const keysDerived = async () =>
  (await register.getSingleMetric('cosmic_password_keys_total')!.get()).values[0]!.value;

describe('the line for password checks', () => {
  it('refuses who comes while too many wait, and serves everybody else', async () => {
    const hasher = new PasswordHasher({ cost: CHEAP, atOnce: 2, waiting: 3 });

    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => hasher.hash('a quiet orbit')),
    );

    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(15);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect((reason as AppError).code).toBe('service_unavailable');
    }
  });

  it('moves on when a check fails', async () => {
    const hasher = new PasswordHasher({ cost: CHEAP, atOnce: 1, waiting: 5 });

    const broken = hasher.verify('not a hash', 'x');
    const behind = hasher.hash('x');

    await expect(broken).rejects.toThrow();
    expect(await behind).toMatch(/^\$argon2id\$/);
    expect(await hasher.hash('y')).toMatch(/^\$argon2id\$/);
  });

  it('derives one key for an account that is there and one for none', async () => {
    const hasher = new PasswordHasher({ cost: CHEAP, atOnce: 1, waiting: 5 });
    const stored = await hasher.hash('a quiet orbit');
    await hasher.decoyHash();
    const before = await keysDerived();

    expect(await hasher.verify(stored, 'a quiet orbit')).toBe(true);
    expect(await keysDerived()).toBe(before + 1);
    expect(await hasher.verify(undefined, 'a quiet orbit')).toBe(false);
    expect(await keysDerived()).toBe(before + 2);
  });
});
