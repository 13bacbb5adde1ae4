/** Begins a trace that the server's steps belong to, as W3C writes it: random ids, no more. */
export function newTraceparent(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return `00-${hex.slice(16)}-${hex.slice(0, 16)}-01`;
}
