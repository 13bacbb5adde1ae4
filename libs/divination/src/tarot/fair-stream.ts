import { hmacSha256, utf8 } from '../draw/sha256';
import { type NextWord } from '../draw/unbiased';

const WORDS_PER_BLOCK = 8;

/**
 * Opens the stream of words that two seeds decide together.
 *
 * Block n (from 0) is HMAC-SHA-256 with the server's seed as key, as it is
 * written, and `<client seed>:<spread>:<n>` as message, both in UTF-8. Each block
 * is read as eight 32-bit words, big-endian. So that
 * `printf '%s' '<client seed>:<spread>:0' | openssl dgst -sha256 -hmac '<server seed>'`
 * shows the first eight words to anyone.
 */
export function fairStream(serverSeed: string, clientSeed: string, spread: string): NextWord {
  const key = utf8(serverSeed);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let used = WORDS_PER_BLOCK;
  return () => {
    if (used === WORDS_PER_BLOCK) {
      const message = utf8(`${clientSeed}:${spread}:${blocks++}`);
      block = new DataView(hmacSha256(key, message).buffer as ArrayBuffer);
      used = 0;
    }
    return block.getUint32(4 * used++);
  };
}
