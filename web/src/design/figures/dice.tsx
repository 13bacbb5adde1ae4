import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes';
import { glyphPath, isGlyphName } from '../glyphs';
import { rollIn } from '../motion/motion';

/** A regular dodecagon, the shape of a twelve-sided die seen from above. */
const RIM = ringOf(12, 88);
const FACE = ringOf(5, 52, -90);

interface DiceProps {
  planet?: string;
  sign?: string;
  house?: number;
  /** Counts the throws: with each the dice roll in; none have been thrown at 0. */
  throws: number;
  className?: string;
}

/** Three drawn dice; without faces they wait to be thrown. Silent for screen readers. */
export function Dice({ planet, sign, house, throws, className }: DiceProps) {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (throws > 0 && table.current) void rollIn([...table.current.children]);
  }, [throws]);
  return (
    <div
      ref={table}
      aria-hidden="true"
      className={classes('grid max-w-xl grid-cols-3 gap-4', className)}
    >
      <Die turn={-9}>{planet && isGlyphName(planet) && <Drawn path={glyphPath(planet)} />}</Die>
      <Die turn={6}>{sign && isGlyphName(sign) && <Drawn path={glyphPath(sign)} />}</Die>
      <Die turn={-3}>
        {house !== undefined && (
          <text
            fill="currentColor"
            stroke="none"
            textAnchor="middle"
            dominantBaseline="central"
            className="figures font-display text-[54px]"
          >
            {house}
          </text>
        )}
      </Die>
    </div>
  );
}

function Die({ turn, children }: { turn: number; children: ReactNode }) {
  return (
    <svg viewBox="-100 -100 200 200" className="line-art text-gold" strokeWidth={1.3}>
      <g transform={`rotate(${turn})`} stroke="currentColor">
        <path d={pathOf(RIM)} className="fill-ink-raised" strokeWidth={1.8} />
        <path d={pathOf(FACE)} />
        {FACE.map(([x, y], index) => {
          const [toX, toY] = RIM[Math.round((index * 12) / 5 + 9) % 12]!;
          return <path key={index} d={`M${x} ${y}L${toX} ${toY}`} opacity={0.7} />;
        })}
      </g>
      {children}
    </svg>
  );
}

function Drawn({ path }: { path: string }) {
  return (
    <path
      d={path}
      stroke="currentColor"
      className="text-ivory"
      transform="translate(-26 -26) scale(2.17)"
    />
  );
}

function ringOf(corners: number, radius: number, from = 0): (readonly [number, number])[] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((from + (360 / corners) * index) * Math.PI) / 180;
    return [
      Math.round(radius * Math.cos(angle) * 10) / 10,
      Math.round(radius * Math.sin(angle) * 10) / 10,
    ] as const;
  });
}

function pathOf(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
}
