import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { figuresStrings as s } from './figures.strings';
import { dateFormat } from '../../language/formats';

const WIDTH = 720;
const HEIGHT = 260;
const MIDDLE = HEIGHT / 2;
const SWING = 100;

const TONES = {
  physical: 'text-rose',
  emotional: 'text-azure',
  intellectual: 'text-gold',
} as const;
const DASHES = { physical: undefined, emotional: '9 5', intellectual: '2 5' } as const;

const DAY_MS = 86_400_000;

/** Three curves with today marked; told apart by stroke as well as by colour. */
export function BiorhythmFigure({ figure }: { figure: FigureOf<'biorhythm'> }) {
  const { from, today, cycles } = figure;
  const days = Math.max(2, cycles[0]?.heights.length ?? 2);
  const xOf = (day: number) => round((day / (days - 1)) * WIDTH);
  const start = Date.parse(from);
  const todayAt = (Date.parse(today) - start) / DAY_MS;
  const dateAt = (day: number) => DATE.format(start + day * DAY_MS);
  const marks = Array.from({ length: Math.floor((days - 1) / 7) + 1 }, (_, week) => week * 7);
  return (
    <figure className="grid gap-4">
      <svg
        viewBox={`-6 0 ${WIDTH + 12} ${HEIGHT + 34}`}
        role="img"
        aria-label={s.biorhythm(dateAt(0), dateAt(days - 1))}
        className="line-art w-full"
        strokeWidth={1}
      >
        <g className="text-gold-line" stroke="currentColor">
          <path d={`M0 ${MIDDLE}H${WIDTH}`} />
          <path d={`M0 ${MIDDLE - SWING}H${WIDTH}M0 ${MIDDLE + SWING}H${WIDTH}`} opacity={0.35} />
        </g>
        <path
          d={`M${xOf(todayAt)} 8V${HEIGHT - 8}`}
          className="text-gold"
          stroke="currentColor"
          strokeWidth={1.5}
        />
        {cycles.map(({ key, heights }) => (
          <g key={key} className={TONES[key]} stroke="currentColor">
            <path
              d={curve(heights.map((height, day) => [xOf(day), round(MIDDLE - height * SWING)]))}
              strokeWidth={2}
              strokeDasharray={DASHES[key]}
            />
            <circle
              cx={xOf(todayAt)}
              cy={round(MIDDLE - (heights[todayAt] ?? 0) * SWING)}
              r={5}
              fill="currentColor"
              stroke="none"
            />
          </g>
        ))}
        {marks.map((day) => (
          <text
            key={day}
            x={xOf(day)}
            y={HEIGHT + 22}
            fill="currentColor"
            stroke="none"
            textAnchor={day === 0 ? 'start' : day > days - 3 ? 'end' : 'middle'}
            className="figures text-[15px] text-ivory-soft"
          >
            {day === todayAt ? s.today : dateAt(day)}
          </text>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-note">
        {cycles.map(({ key }) => (
          <span key={key} className={`flex items-center gap-2 ${TONES[key]}`}>
            <svg viewBox="0 0 34 4" className="h-1 w-9" aria-hidden="true">
              <path
                d="M0 2H34"
                stroke="currentColor"
                strokeWidth={2.5}
                strokeDasharray={DASHES[key]}
              />
            </svg>
            {s.cycles[key]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const DATE = dateFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A smooth line through points of even distance (Catmull and Rom, as cubic Béziers). */
function curve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))]!;
  return points.slice(1).reduce(
    (path, point, index) => {
      const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
      const one = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6];
      const two = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6];
      return `${path}C${[...one, ...two, ...point].map(round).join(' ')}`;
    },
    `M${at(0).join(' ')}`,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
