import { createHmac, timingSafeEqual } from 'node:crypto';

/** An id and the beginning of its signature, 16 bytes each. */
const HALF = 16;

/**
 * The end of a public link: a random id with a signature. Whoever reads the table of ids can make
 * no link of them, and a guessed link is refused without a look at the table.
 */
export function writeLink(id: string, secret: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  return Buffer.concat([bytes, signatureOf(bytes, secret)]).toString('base64url');
}

/** The id that a link holds; null for one that was not written with this secret. */
export function readLink(token: string, secret: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== 2 * HALF) return null;
  const [id, signature] = [bytes.subarray(0, HALF), bytes.subarray(HALF)];
  if (!timingSafeEqual(signature, signatureOf(id, secret))) return null;
  const [hex, cuts] = [id.toString('hex'), [0, 8, 12, 16, 20, 32]];
  return cuts
    .slice(1)
    .map((cut, index) => hex.slice(cuts[index], cut))
    .join('-');
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(id).digest().subarray(0, HALF);
}
