import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';

/** Who letters are from. */
export interface Sender {
  /** As it stands in a letter: an address, or a name with one. */
  from: string;
  /** The address's domain, in ASCII: ids of letters end in it. */
  domain: string;
}

/** Reads `Name <name@example.com>` or a bare address; undefined for what is not one address. */
export function senderOf(from: string): Sender | undefined {
  const [sender, ...others] = addressparser(from, { flatten: true });
  const [, written = ''] = /^[^@\s]+@([^@\s]+)$/.exec(sender?.address ?? '') ?? [];
  const domain = domainToASCII(written);
  return others.length === 0 && domain ? { from, domain } : undefined;
}
