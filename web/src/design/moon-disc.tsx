import { useId } from 'react';

interface MoonDiscProps {
  /** From the Sun, degrees eastwards: 0 is new, 90 first quarter, 180 full. */
  elongation: number;
  /** Turns the lit side, degrees clockwise; upright unless told. */
  tilt?: number;
  label: string;
  className?: string;
}

const RADIUS = 100;

/** The seas of the near side, about where they lie. */
const SEAS = [
  'M-46 -52c22 -18 48 -14 58 4c8 16 -8 32 -28 36c-24 4 -46 -18 -30 -40Z',
  'M16 -44c14 -8 32 0 32 16c0 14 -16 20 -28 12c-12 -8 -14 -22 -4 -28Z',
  'M34 -10c16 -6 34 4 32 20c-2 14 -22 18 -34 8c-10 -10 -8 -22 2 -28Z',
  'M-66 -4c18 -8 34 8 32 28c-2 22 -24 30 -34 12c-8 -14 -8 -34 2 -40Z',
  'M-18 30c12 -6 26 2 24 14c-2 10 -18 14 -26 6c-6 -6 -6 -16 2 -20Z',
];
const CRATERS = [
  [14, 66, 9],
  [-34, 60, 6],
  [50, 44, 5],
  [-8, -78, 5],
  [64, -32, 4],
] as const;

/** The Moon as it is lit: the terminator is half an ellipse, as an inclined circle looks. */
export function MoonDisc({ elongation, tilt = 0, label, className }: MoonDiscProps) {
  const id = useId();
  return (
    <svg
      viewBox="-112 -112 224 224"
      role="img"
      aria-label={label}
      className={`line-art ${className ?? ''}`}
      strokeWidth={1}
    >
      <clipPath id={id}>
        <path d={litPath(elongation)} />
      </clipPath>
      <circle
        r={RADIUS + 8}
        className="text-gold-line"
        stroke="currentColor"
        strokeDasharray="1 6"
      />
      <circle r={RADIUS} className="fill-ink-raised text-gold-line" stroke="currentColor" />
      <g transform={`rotate(${tilt})`} clipPath={`url(#${id})`}>
        <circle r={RADIUS} className="fill-ivory" stroke="none" />
        <g
          transform={`rotate(${-tilt})`}
          className="fill-ivory-soft"
          fillOpacity={0.55}
          stroke="none"
        >
          {SEAS.map((sea) => (
            <path key={sea} d={sea} />
          ))}
          {CRATERS.map(([x, y, r]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
          ))}
        </g>
      </g>
      <circle r={RADIUS} className="text-gold" stroke="currentColor" />
    </svg>
  );
}

/** The Moon in small, without seas, beside words that name its phase. */
export function MoonDot({ elongation, className }: { elongation: number; className?: string }) {
  return (
    <svg
      viewBox="-112 -112 224 224"
      className={`line-art fine shrink-0 ${className ?? ''}`}
      strokeWidth={1}
      aria-hidden="true"
      focusable="false"
    >
      <circle r={RADIUS} className="fill-ink-raised text-gold-line" stroke="currentColor" />
      <path d={litPath(elongation)} className="fill-ivory" stroke="none" />
    </svg>
  );
}

/** The outline of the lit part: the limb on one side, the terminator on the other. */
export function litPath(elongation: number): string {
  const turned = ((elongation % 360) + 360) % 360;
  const isWaxing = turned <= 180;
  const terminator = RADIUS * Math.cos((turned * Math.PI) / 180);
  const limbSide = isWaxing ? 1 : 0;
  const bulge = terminator > 0 === isWaxing ? 0 : 1;
  const width = Math.round(Math.abs(terminator) * 10) / 10;
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 ${limbSide} 0 ${RADIUS}A${width} ${RADIUS} 0 0 ${bulge} 0 ${-RADIUS}Z`;
}
