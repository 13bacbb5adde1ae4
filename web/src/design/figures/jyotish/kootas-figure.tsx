import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { FactRow, FactTable } from './fact-table';
import { jyotishStrings } from './jyotish.strings';

type Kootas = FigureOf<'kootas'>;

const s = jyotishStrings.kootas;
const COLUMN = 78;
const POINT = 24;
const FLOOR = 8 * POINT;

/**
 * The eight kootas as columns, a square for each point that there is, and their sum as a table. Where
 * an hour of birth is not known the squares that it decides are outlined in gold.
 */
export function KootasFigure({ figure }: { figure: Kootas }) {
  const { kootas, total, upTo } = figure;
  const sum = upTo === undefined ? `${total}` : `${total}–${upTo}`;
  const label = s.label(sum);
  const isOpen = kootas.some(({ possible }) => possible);
  return (
    <div className="grid gap-6">
      <svg
        viewBox={`-4 -34 ${8 * COLUMN + 8} ${FLOOR + 76}`}
        role="img"
        aria-label={label}
        className="line-art fine w-full max-w-3xl text-gold"
      >
        <text fill="currentColor" stroke="none" x={0} y={14} className="font-display text-[54px]">
          {sum}
        </text>
        <text
          fill="currentColor"
          stroke="none"
          x={0}
          y={42}
          className="text-[17px] text-ivory-soft"
        >
          {s.sum}
        </text>
        {kootas.map(({ koota, points, possible, most }, index) => (
          <g key={koota} transform={`translate(${index * COLUMN} 0)`}>
            {Array.from({ length: most }, (_, at) => (
              <Point
                key={at}
                at={at}
                filled={shareAt(at, points)}
                open={shareAt(at, possible?.at(-1) ?? points)}
              />
            ))}
            <text
              x={COLUMN / 2}
              y={FLOOR + 24}
              textAnchor="middle"
              fill="currentColor"
              stroke="none"
              className="text-[15px] text-ivory"
            >
              {s.names[koota]}
            </text>
          </g>
        ))}
      </svg>
      {isOpen && <p className="max-w-3xl text-note text-ivory-soft">{s.openKey}</p>}
      <FactTable caption={label} heads={s.heads}>
        {kootas.map(({ koota, points, possible, most }) => (
          <FactRow
            key={koota}
            head={s.names[koota]}
            cells={[s.about[koota], s.of((possible ?? [points]).join(s.or), most)]}
            isLit={points === most}
          />
        ))}
        <FactRow head={s.total} cells={['', s.of(sum, 36)]} />
      </FactTable>
    </div>
  );
}

/** How much of the point above the floor is reached by a number of points, 0 to 1. */
function shareAt(at: number, points: number): number {
  return Math.min(1, Math.max(0, points - at));
}

interface PointProps {
  at: number;
  /** The share that is given at every hour, and the one that some hour gives. */
  filled: number;
  open: number;
}

/** One point of a koota from the floor up; a half is filled by half. */
function Point({ at, filled, open }: PointProps) {
  const [x, y, size] = [(COLUMN - 40) / 2, FLOOR - (at + 1) * POINT + 2, POINT - 4];
  return (
    <>
      <rect x={x} y={y} width={40} height={size} stroke="currentColor" opacity={0.5} />
      {filled > 0 && (
        <rect
          x={x}
          y={y}
          width={40 * filled}
          height={size}
          className="fill-gold"
          fillOpacity={0.45}
          stroke="none"
        />
      )}
      {open > filled && (
        <rect
          x={x + 40 * filled + 2}
          y={y + 2}
          width={40 * (open - filled) - 4}
          height={size - 4}
          className="fill-gold"
          fillOpacity={0.14}
          stroke="currentColor"
          strokeDasharray="3 3"
        />
      )}
    </>
  );
}
