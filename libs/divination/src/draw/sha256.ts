/**
 * SHA-256 as FIPS 180-4 describes it, written out so that it runs at once and
 * everywhere: the platform's own `crypto.subtle` is asynchronous and missing on
 * pages that were not loaded over HTTPS, where a draw must still be checkable.
 */

const WORD = 2 ** 32;

/** The first `count` primes, from which the standard takes all of its constants. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

/** The first 32 bits behind the point of n^(1/root), exactly, in whole numbers. */
function rootBits(n: number, root: 2n | 3n): number {
  const target = BigInt(n) << (32n * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** root <= target) low = middle;
    else high = middle;
  }
  return Number(low % BigInt(WORD));
}

const FIRST_STATE = primes(8).map((prime) => rootBits(prime, 2n));
const ROUND_CONSTANTS = Uint32Array.from(primes(64), (prime) => rootBits(prime, 3n));

/**
 * @returns the 32 bytes of SHA-256 of these bytes
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(FIRST_STATE);
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  const schedule = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) schedule[t] = view.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const near = schedule[t - 2]!;
      const far = schedule[t - 15]!;
      const smallNear = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
      const smallFar = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
      schedule[t] = smallNear + schedule[t - 7]! + smallFar + schedule[t - 16]!;
    }
    compress(state, schedule);
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, i) => {
    out.setUint32(4 * i, word);
  });
  return digest;
}

/** @returns SHA-256 of the text's UTF-8 form, as 64 small hexadecimal digits */
export function sha256Hex(text: string): string {
  return toHex(sha256(utf8(text)));
}

/**
 * @returns the 32 bytes of HMAC-SHA-256 (RFC 2104)
 */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/**
 * @returns the UTF-8 bytes of a text. A lone half of a surrogate pair, for which
 * UTF-8 has no form, is written like any other unit of its size, so that two
 * different texts never share their bytes.
 */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return Uint8Array.from(bytes);
}

/** @returns two small hexadecimal digits for each byte */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let t = 0; t < 64; t++) {
    const bigE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + bigE + choice + ROUND_CONSTANTS[t]! + schedule[t]!) | 0;
    const bigA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + bigA + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i]! += word));
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = message.length * 8;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bits / WORD));
  view.setUint32(padded.length - 4, bits % WORD);
  return padded;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function tail(code: number): number {
  return 0x80 | (code & 0x3f);
}
