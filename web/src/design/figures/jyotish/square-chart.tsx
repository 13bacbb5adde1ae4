import { useRef, type KeyboardEvent } from 'react';
import { classes } from '../../classes';
import { northCells, southCells, type Cell } from './chart-cells';
import { jyotishStrings } from './jyotish.strings';

const s = jyotishStrings.chart;
const ROW = 23;

/** A graha or the lagna as a chart writes it. */
export interface Mark {
  readonly key: string;
  readonly short: string;
  readonly name: string;
}

interface SquareChartProps {
  style: 'north' | 'south';
  label: string;
  lagna: number;
  /** Who stands in each rashi, from Mesha on. */
  marks: readonly (readonly Mark[])[];
  /** The chosen bhava, 1 to 12. */
  chosen: number;
  onChoose: (bhava: number) => void;
}

/** A kundli as the North or the South draws it; each bhava is a button, and arrow keys walk round. */
export function SquareChart({ style, label, lagna, marks, chosen, onChoose }: SquareChartProps) {
  const cells = style === 'north' ? northCells(lagna) : southCells(lagna);
  const buttons = useRef<(SVGGElement | null)[]>([]);
  const walk = (event: KeyboardEvent, bhava: number) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    const next = ((bhava - 1 + (step ?? 0) + 12) % 12) + 1;
    onChoose(next);
    buttons.current[next - 1]?.focus();
  };
  return (
    <svg
      viewBox="-2 -2 404 404"
      role="group"
      aria-label={label}
      className="w-full max-w-xl select-none"
    >
      <rect width="400" height="400" className="fill-ink" fillOpacity={0.6} />
      {cells.map((cell) => (
        <g
          key={cell.bhava}
          ref={(element) => {
            buttons.current[cell.bhava - 1] = element;
          }}
          role="button"
          tabIndex={cell.bhava === chosen ? 0 : -1}
          aria-pressed={cell.bhava === chosen}
          aria-label={wordsOf(cell, marks[cell.rashi] ?? [])}
          onClick={() => onChoose(cell.bhava)}
          onKeyDown={(event) => walk(event, cell.bhava)}
          className="group cursor-pointer outline-none"
        >
          <polygon
            points={cell.corners}
            strokeWidth={1.2}
            className={classes(
              'stroke-gold-line group-focus-visible:stroke-ivory group-focus-visible:stroke-[3]',
              cell.bhava === chosen ? 'fill-gold' : 'fill-transparent',
            )}
            fillOpacity={cell.bhava === chosen ? 0.14 : 0}
          />
        </g>
      ))}
      {/* Beside the buttons, whose names say the same in full: a name has to hold what stands in its button. */}
      <g aria-hidden="true" className="pointer-events-none">
        {cells.map((cell) => (
          <CellWords key={cell.bhava} cell={cell} style={style} marks={marks[cell.rashi] ?? []} />
        ))}
      </g>
    </svg>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  ArrowDown: 1,
  ArrowRight: -1,
  ArrowUp: -1,
};

/** What a bhava holds, in words. */
export function wordsOf({ bhava, rashi }: Pick<Cell, 'bhava' | 'rashi'>, marks: readonly Mark[]) {
  return s.cell(
    bhava,
    jyotishStrings.rashis[rashi] ?? '',
    marks.map(({ name }) => name).join(', '),
  );
}

function CellWords({
  cell,
  style,
  marks,
}: {
  cell: Cell;
  style: 'north' | 'south';
  marks: readonly Mark[];
}) {
  // Narrow cells take two a row, the wide ones of the North three.
  const isWide = style === 'north' && [1, 4, 7, 10].includes(cell.bhava);
  const rows = rowsOf(marks, isWide ? 3 : 2);
  const [x, y] = cell.middle;
  const top = y - ((rows.length - 1) * ROW) / 2;
  return (
    <g textAnchor="middle" dominantBaseline="central">
      <text x={cell.mark[0]} y={cell.mark[1]} className="figures fill-ivory-soft text-[13px]">
        {style === 'north' ? cell.rashi + 1 : (jyotishStrings.rashis[cell.rashi] ?? '')}
      </text>
      {rows.map((row, index) => (
        <text
          key={row.map(({ key }) => key).join()}
          x={x}
          y={top + index * ROW}
          className="fill-ivory text-[18px]"
        >
          {row.map(({ key, short }, at) => (
            <tspan key={key} className={key === 'lagna' ? 'fill-gold' : undefined}>
              {at > 0 ? ' ' : ''}
              {short}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}

function rowsOf(marks: readonly Mark[], width: number): Mark[][] {
  return Array.from({ length: Math.ceil(marks.length / width) }, (_, row) =>
    marks.slice(row * width, (row + 1) * width),
  );
}
