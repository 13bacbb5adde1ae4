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

/** Every day of a month. */
export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = nextOf(day)) days.push(day);
  return days;
}

/** The middle of a day where the visitor is. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** The days of a month in weeks that begin on Monday; null where a week reaches beyond it. */
export function weeksOf<Day extends { day: string }>(days: readonly Day[]): (Day | null)[][] {
  const before = (noonOf(days[0]!.day).getDay() + 6) % 7;
  const cells = [...Array<null>(before).fill(null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, i) => cells[week * 7 + i] ?? null),
  );
}

function nextOf(day: string): string {
  const at = noonOf(day);
  at.setDate(at.getDate() + 1);
  return dayOf(at);
}
