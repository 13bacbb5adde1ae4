/**
 * A key under which a request is carried out once, however often it is sent.
 *
 * `crypto.randomUUID` exists only on https and localhost; a page opened by a
 * machine's address in the local network still gets 128 random bits.
 */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
