import { spokes, steps } from './circle';
import { classes } from './classes';

const TICKS = spokes(steps(5, 30), 142, 136);
const MARKS = spokes(steps(30), 142, 130);
const RAYS = spokes(steps(7.5), 96, 88);

interface MedallionProps {
  className?: string;
  /** A drawing on a 24 by 24 grid. */
  path?: string;
  /** Words or figures instead of a drawing. */
  text?: string;
}

/** A round plate with what a page is about in its middle; decoration only. */
export function Medallion({ className, path, text }: MedallionProps) {
  return (
    <svg
      viewBox="-150 -150 300 300"
      className={classes('line-art fine text-gold', className)}
      strokeWidth={1}
      aria-hidden="true"
    >
      <g className="text-gold-line" stroke="currentColor">
        <circle r={142} className="text-gold" stroke="currentColor" />
        <circle r={146} opacity={0.5} />
        <path d={TICKS} />
        <path d={MARKS} />
        <circle r={120} opacity={0.6} strokeDasharray="1 6" />
        <circle r={96} />
        <path d={RAYS} opacity={0.7} />
        <circle r={86} opacity={0.5} />
      </g>
      {[0, 90, 180, 270].map((turn) => (
        <path
          key={turn}
          d="M0 -130l4 10l-4 14l-4 -14Z"
          transform={`rotate(${turn})`}
          className="fill-gold"
          stroke="none"
        />
      ))}
      {path && (
        <path
          key={path}
          d={path}
          transform="translate(-48 -48) scale(4)"
          strokeWidth={1.4}
          className="animate-appear"
        />
      )}
      {text !== undefined && (
        <text
          key={text}
          textAnchor="middle"
          dominantBaseline="central"
          className="animate-appear fill-gold font-display"
          stroke="none"
          fontSize={Math.min(72, 250 / Math.max(3, text.length))}
        >
          {text}
        </text>
      )}
    </svg>
  );
}
