import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network that callers are counted by. */
export interface Network {
  /** The same for all of its addresses, another for every other network. */
  name: string;
  /** How many times what a caller of their own may do all of its callers together may. */
  times: number;
}

/** A provider hands out a /48 to one customer or to thousands of telephones; an IPv4 address may be as many. */
const TIMES_OF_48 = 2;

/** A household behind one router, or everybody behind a proxy that is not believed. */
const TIMES_OF_SHARED = 4;

/** Ranges of addresses that many networks use at once. */
const PRIVATE = ['private', 'carrierGradeNat', 'linkLocal', 'uniqueLocal'];
const OF_NOBODY = ['unspecified', 'broadcast', 'multicast'];

/** The longest there is: an IPv6 address with its port, in quotes. */
const MAX_LETTERS = 64;

/**
 * The networks that a caller is counted by, the narrowest first. An IPv4 address is one; IPv6 is
 * counted by the /64 that a household has and by the /48 around it. Private addresses are one caller
 * all together, so are those of this machine, and so is whatever can't be read: that nobody can be told
 * apart by them is no way around a limit.
 *
 * @param written  as a socket or a proxy tells it: also in quotes or brackets, with a port or a zone
 */
export function networksOf(written: string | undefined): [Network, ...Network[]] {
  const address = read(written ?? '');
  const range: string = address?.range() ?? 'unspecified';
  if (!address || OF_NOBODY.includes(range)) return [shared('unknown')];
  if (PRIVATE.includes(range)) return [shared('private')];
  if (range === 'loopback') return [shared('loopback')];
  if (address.kind() === 'ipv4') return [{ name: address.toString(), times: 1 }];
  const groups = (address as ipaddr.IPv6).parts.map((part) => part.toString(16).padStart(4, '0'));
  return [
    { name: groups.slice(0, 4).join(':'), times: 1 },
    { name: groups.slice(0, 3).join(':'), times: TIMES_OF_48 },
  ];
}

function shared(name: string): Network {
  return { name, times: TIMES_OF_SHARED };
}

function read(written: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (written.length > MAX_LETTERS) return null;
  const told = written
    .trim()
    .replace(/^for=/i, '')
    .replace(/^"(.*)"$/, '$1');
  const [plain = ''] = (withoutPort(told) ?? told).split('%', 1);
  if (isIP(plain) === 0) return null;
  const address = ipaddr.process(plain);
  // An IPv4 caller whom a translator lends the address 64:ff9b::/96.
  const isTranslated = address.range() === 'rfc6052';
  return isTranslated ? new ipaddr.IPv4(address.toByteArray().slice(12)) : address;
}

/** What stands before a port or within brackets; undefined where there is neither. */
function withoutPort(told: string): string | undefined {
  return (/^\[([^\]]*)\](?::\d+)?$/.exec(told) ?? /^([\d.]+):\d+$/.exec(told))?.[1];
}
