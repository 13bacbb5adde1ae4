/** A typed address that a link may have: a page of this site, or a whole web address; else null. */
export function webAddress(typed: string): string | null {
  const address = typed.trim();
  if (/^[/#](?![/\\])/.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
