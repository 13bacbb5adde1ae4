import type { FigureKind, Usage } from '@cosmic/contracts/usage';

/** One line of a chart: what it is called and a value for each day. */
export interface Line {
  name: string;
  values: readonly number[];
}

/** A figure day by day, all its names together. */
export function dailyOf({ days, series }: Usage, figure: FigureKind): number[] {
  const sums = days.map(() => 0);
  for (const row of series) {
    if (row.figure !== figure) continue;
    row.values.forEach((value, place) => {
      sums[place] = (sums[place] ?? 0) + value;
    });
  }
  return sums;
}

/** A figure's lines, one for each name, the largest first. */
export function linesOf({ series }: Usage, figure: FigureKind): Line[] {
  return series
    .filter((row) => row.figure === figure)
    .map(({ name, values }) => ({ name, values }))
    .sort((one, other) => total(other.values) - total(one.values));
}

/** The sum of all days. */
export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** One tool's row: how many readings were written and how many could not be. */
export interface ToolRow {
  tool: string;
  readings: number;
  failures: number;
}

/** Every tool that was asked, the most asked first. */
export function toolsOf({ series }: Usage): ToolRow[] {
  const rows = new Map<string, ToolRow>();
  for (const { figure, name, values } of series) {
    if (figure !== 'readings' && figure !== 'failures') continue;
    const row = rows.get(name) ?? { tool: name, readings: 0, failures: 0 };
    row[figure] = total(values);
    rows.set(name, row);
  }
  return [...rows.values()].sort((one, other) => other.readings - one.readings);
}
