import { randomBytes } from 'node:crypto';

/**
 * An id that sorts by when it was made, as a UUID of version 7 (RFC 9562, section 5.7): its first 48
 * bits are milliseconds since 1970, 74 are random. New rows lie side by side in an index then, and
 * the pages of past months need not be in memory.
 *
 * @param now milliseconds since 1970
 */
export function orderedId(now = Date.now()): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
