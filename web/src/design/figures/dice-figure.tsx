import type { FigureOf } from '@cosmic/contracts/figures';
import type { ReactNode } from 'react';
import { glyphPath, isGlyphName } from '../glyphs';
import { figuresStrings as s } from './figures.strings';

/** A regular dodecagon, the shape of a twelve-sided die seen from above. */
const RIM = ringOf(12, 88);
const FACE = ringOf(5, 52, -90);

/** The three dice as they fell. */
export function DiceFigure({ figure }: { figure: FigureOf<'dice'> }) {
  const { planet, sign, house } = figure;
  return (
    <div
      role="img"
      aria-label={s.dice(planet, sign, house)}
      className="grid max-w-xl grid-cols-3 gap-4"
    >
      <Die turn={-9}>{isGlyphName(planet) && <Drawn path={glyphPath(planet)} />}</Die>
      <Die turn={6}>{isGlyphName(sign) && <Drawn path={glyphPath(sign)} />}</Die>
      <Die turn={-3}>
        <text
          fill="currentColor"
          stroke="none"
          textAnchor="middle"
          dominantBaseline="central"
          className="figures font-display text-[54px]"
        >
          {house}
        </text>
      </Die>
    </div>
  );
}

function Die({ turn, children }: { turn: number; children: ReactNode }) {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className="line-art animate-tumble text-gold"
      strokeWidth={1.3}
      aria-hidden="true"
    >
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
