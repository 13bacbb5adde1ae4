/** The calendar day of an instant where the visitor is, `YYYY-MM-DD`. */
export function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The instant at which a calendar day begins where the visitor is; undefined for what is no day. */
export function beginningOf(day: string): Date | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!parts) return undefined;
  const begin = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return dayOf(begin) === day ? begin : undefined;
}
