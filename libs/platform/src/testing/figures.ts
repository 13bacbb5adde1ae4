import { appendFileSync } from 'node:fs';

/** Something that was measured or counted, and whether it is as it should be, where that was said. */
export interface Figure {
  what: string;
  is: number | string;
  goal?: string;
  met?: boolean;
}

/** A figure without a goal. */
export const seen = (what: string, is: number | string): Figure => ({ what, is: rounded(is) });

/** A figure that has to be this one. */
export const exactly = <Value extends number | string>(
  what: string,
  is: Value,
  goal: Value,
): Figure => ({ what, is: rounded(is), goal: String(goal), met: is === goal });

/** A figure that may not be above its goal. */
export const atMost = (what: string, is: number, goal: number): Figure => ({
  what,
  is: rounded(is),
  goal: `<= ${goal}`,
  met: is <= goal,
});

/** A figure that may not be below its goal. */
export const atLeast = (what: string, is: number, goal: number): Figure => ({
  what,
  is: rounded(is),
  goal: `>= ${goal}`,
  met: is >= goal,
});

/** The figures that have a goal and have not reached it. */
export const unmet = (figures: readonly Figure[]): Figure[] =>
  figures.filter(({ met }) => met === false);

/**
 * Prints figures and, where `FIGURES_FILE` names a file, appends them to it for the table of the
 * whole run: one line of JSON, `{ ...about, title, figures }`.
 */
export function report(
  title: string,
  figures: readonly Figure[],
  about: Readonly<Record<string, string>> = {},
): void {
  const lines = figures.map(({ what, is, goal }) => `${what}: ${is}${goal ? ` (${goal})` : ''}`);
  process.stdout.write(`\n${title}\n  ${lines.join('\n  ')}\n`);
  const file = process.env['FIGURES_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ ...about, title, figures })}\n`);
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Prints lines under a title. */
export function printLines(title: string, lines: readonly string[]): void {
  process.stdout.write(`\n${title}\n  ${lines.join('\n  ')}\n`);
}

/** Prints rows of named figures under a title. */
export function printRows(title: string, rows: readonly Record<string, string>[]): void {
  const figures = (row: Record<string, string>) =>
    Object.entries(row).map(([name, value]) => `${name} ${value}`);
  printLines(
    title,
    rows.map((row) => figures(row).join('   ')),
  );
}

/** Prints rows that all have the same names as a table under a title, figures to the right. */
export function printTable(title: string, rows: readonly Record<string, string>[]): void {
  const heads = Object.keys(rows[0] ?? {});
  const table = [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))];
  const widths = heads.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    );
  printLines(
    title,
    table.map((cells) => line(cells).join('  ')),
  );
}

/** Three figures of a number tell enough. */
function rounded<Value extends number | string>(is: Value): Value | number {
  if (typeof is === 'string' || Number.isInteger(is)) return is;
  return Number(is.toPrecision(3));
}
