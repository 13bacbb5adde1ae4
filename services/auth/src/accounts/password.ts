import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
const ARGON2 = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Without characters that are easily taken for one another. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** @returns the argon2id hash to store for a password, salt and parameters included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2);
}

/** @returns whether a password is the one a stored hash was made from. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** @returns a random password that can be read out and typed: 5 groups of 4 out of 31 characters, 99 bits. */
export function oneTimePassword(): string {
  const letter = () => READABLE.charAt(randomInt(READABLE.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
