import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whether an address tells callers apart. A loopback or private one is a proxy
 * or a neighbour on this machine: counting by it would lock everybody out.
 */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) {
    const [a = 0, b = 0] = plain.split('.').map(Number);
    const local = a === 0 || a === 10 || a === 127 || (a === 169 && b === 254);
    const shared = (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168);
    const carrier = a === 100 && b >= 64 && b <= 127;
    return !(local || shared || carrier);
  }
  return isIPv6(plain) && !/^(::1?$|f[cd]|fe[89ab])/i.test(plain);
}

/** What to count an address by: an IPv6 household owns a whole /64, so its addresses are one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':');
}
