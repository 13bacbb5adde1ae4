import type { Usage, UsageSeries } from '@cosmic/contracts/usage';
import type { DailyFigure } from './figures.repository';

/** Lays figures out as rows of numbers, one for each day; what was not counted is 0. */
export function seriesOf(days: readonly string[], figures: readonly DailyFigure[]): Usage {
  const places = new Map(days.map((day, place) => [day, place]));
  const series = new Map<string, UsageSeries>();
  for (const { day, figure, name, value } of figures) {
    const place = places.get(day);
    if (place === undefined) continue;
    const key = `${figure} ${name}`;
    const row = series.get(key) ?? { figure, name, values: days.map(() => 0) };
    row.values[place] = value;
    series.set(key, row);
  }
  return { days: [...days], series: [...series.values()] };
}
