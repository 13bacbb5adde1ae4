import type { Aspect, ChartPoint } from '../src/charts/aspects';
import { chartPoints, natalChart } from '../src/charts/chart';
import { birthOf } from './vectors';

const NAMES: Record<string, string> = { ascendant: 'asc', midheaven: 'mc' };
const name = (point: string) => NAMES[point] ?? point;

/** The points of a reference birth that take part in aspects. */
export function pointsOf(id: string): ChartPoint[] {
  const { at, place } = birthOf(id);
  return chartPoints(natalChart(at, place));
}

/** Expects the rows of the reference, in order: exact but for the orb. */
export function expectRows(found: readonly Aspect[], rows: readonly (string | number)[][]) {
  const flag = ({ applying }: Aspect) => (applying === undefined ? [] : [applying ? 'a' : 's']);
  const listed = found.map((aspect) => [
    name(aspect.first),
    name(aspect.second),
    aspect.aspect,
    ...flag(aspect),
  ]);

  expect(listed).toEqual(
    rows.map(([first, second, kind, , ...rest]) => [first, second, kind, ...rest]),
  );
  found.forEach(({ orb }, index) => {
    expect(Math.abs(orb - Number(rows[index]?.[3]))).toBeLessThan(0.015);
  });
}
