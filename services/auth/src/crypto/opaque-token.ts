import { createHash, createHmac, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret of 256 random bits, as it travels in a cookie or a mail. */
export function newOpaqueToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** What is kept of a token. It has 256 bits, so no slow hash is needed. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A token that can be made again by whoever holds the key and the same parts, and by nobody else. */
export function derivedToken(key: Buffer, ...parts: readonly (string | Buffer)[]): string {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(Buffer.from(part)).update('\0');
  return mac.digest('base64url');
}
