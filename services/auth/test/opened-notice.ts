import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const TAG_BYTES = 16;
const SALT_BYTES = 16;

/**
 * A notice opened as RFC 8291 and RFC 8188 (`aes128gcm`) say: one record, and behind its text a
 * delimiter of 2 and zeros.
 *
 * @param pair  the browser's key pair
 * @param secret  the browser's secret
 */
export function opened(body: Buffer, pair: ECDH, secret: Buffer): Buffer {
  const salt = body.subarray(0, SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(SALT_BYTES + 5, SALT_BYTES + 5 + idLength);
  const record = body.subarray(SALT_BYTES + 5 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const input = hkdf(pair.computeSecret(senderKey), secret, info, 32);
  const key = hkdf(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(
    record.subarray(-TAG_BYTES),
  );
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('no delimiter');
  return padded.subarray(0, end);
}

function hkdf(input: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, bytes));
}
