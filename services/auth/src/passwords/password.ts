import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What checking a password costs; argon2id is the library's default algorithm. */
export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const USUAL_COST: PasswordCost = { memoryKib: 19_456, passes: 2 };

/** Without characters that are easily taken for one another. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

/** @returns the argon2id hash to store for a password, salt and parameters included. */
export function hashPassword(password: string, cost = USUAL_COST): Promise<string> {
  return hash(normalized(password), {
    memoryCost: cost.memoryKib,
    timeCost: cost.passes,
    parallelism: 1,
  });
}

/** @returns whether a password is the one a stored hash was made from. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, normalized(password));
}

/** @returns a random password that can be read out and typed: 5 groups of 4 out of 31 characters, 99 bits. */
export function oneTimePassword(): string {
  const letter = () => READABLE.charAt(randomInt(READABLE.length));
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** One keyboard sends é as one character and another as two: a person typed the same. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}
