import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { Line } from './usage.rules';
import { usageStrings as s } from './usage.strings';

const HEIGHT = 220;

/** Steps of the side's scale: what is counted has no fractions. */
const WHOLE_STEPS = Array.from({ length: 13 }, (_, zeros) =>
  [1, 2, 5].map((digit) => digit * 10 ** zeros),
).flat();

/** The tokens of tokens.css in which lines are drawn, in their order. */
export const LINE_COLOURS = ['gold', 'azure', 'sage', 'rose', 'amber'] as const;

interface DayChartProps {
  days: readonly string[];
  lines: readonly Line[];
  /** How a value is written at the side. */
  write: (value: number) => string;
}

/** Lines over days. For the eye alone: whoever reads has the table beside it. */
export function DayChart({ days, lines, write }: DayChartProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current!;
    const plot = new uPlot(
      optionsOf(element.clientWidth, lines, write),
      [days.map((day) => Date.parse(day) / 1_000), ...lines.map(({ values }) => [...values])],
      element,
    );
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [days, lines, write]);
  return <div ref={holder} aria-hidden="true" className="h-[220px] overflow-hidden" />;
}

function optionsOf(
  width: number,
  lines: readonly Line[],
  write: (value: number) => string,
): uPlot.Options {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`);
  const axis = {
    stroke: colour('ivory-soft'),
    font: `12px ${style.getPropertyValue('--font-text')}`,
    ticks: { show: false },
  };
  return {
    width,
    height: HEIGHT,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1_000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { show: false },
    scales: { y: { range: (_plot, _min, max) => [0, Math.max(1, max * 1.1)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64,
        incrs: [1, 2, 3, 7, 14, 30].map((count) => count * 86_400),
        values: (_plot, splits) =>
          splits.map((seconds) => s.date(new Date(seconds * 1_000).toISOString().slice(0, 10))),
      },
      {
        ...axis,
        size: 64,
        incrs: WHOLE_STEPS,
        grid: { stroke: `${colour('gold-line')}40`, width: 1 },
        values: (_plot, splits) => splits.map(write),
      },
    ],
    series: [
      {},
      ...lines.map((_line, place) => ({
        stroke: colour(LINE_COLOURS[place % LINE_COLOURS.length]!),
        width: 2,
        points: { show: true, size: 5 },
      })),
    ],
  };
}
