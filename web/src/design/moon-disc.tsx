import { useId } from 'react';
import { CRATER_RIMS, RAY_PATH, SEA_PATHS, SHADE } from './moon-face';

interface MoonDiscProps {
  /** From the Sun, degrees eastwards: 0 is new, 90 first quarter, 180 full. */
  elongation: number;
  /** Turns the lit side, degrees clockwise; upright unless told. */
  tilt?: number;
  label: string;
  className?: string;
}

const RADIUS = 100;

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
        <path d={litPath(elongation)} transform={`rotate(${tilt})`} />
      </clipPath>
      <clipPath id={`${id}-seas`}>
        {SEA_PATHS.map((sea) => (
          <path key={sea} d={sea} />
        ))}
      </clipPath>
      <circle
        r={RADIUS + 8}
        className="text-gold-line"
        stroke="currentColor"
        strokeDasharray="1 6"
      />
      <circle r={RADIUS} className="fill-ink-raised text-gold-line" stroke="currentColor" />
      {/* Seen by the light of the Earth: where the Sun does not shine the seas are guessed. */}
      <path
        d={SHADE}
        clipPath={`url(#${id}-seas)`}
        className="text-gold-line"
        stroke="currentColor"
        strokeWidth={0.7}
        opacity={0.5}
      />
      <g clipPath={`url(#${id})`}>
        <circle r={RADIUS} className="fill-ivory" stroke="none" />
        <g className="text-ink" stroke="currentColor">
          <g clipPath={`url(#${id}-seas)`}>
            <circle r={RADIUS} className="fill-gold-line" fillOpacity={0.3} stroke="none" />
            <path d={SHADE} strokeWidth={1.1} opacity={0.6} />
          </g>
          <path d={RAY_PATH} className="text-ivory" strokeWidth={1.3} opacity={0.7} />
          {CRATER_RIMS.map(({ x, y, rx, ry, turn }) => (
            <ellipse
              key={`${x} ${y}`}
              transform={`translate(${x} ${y}) rotate(${turn})`}
              rx={rx}
              ry={ry}
              className="fill-ivory"
              strokeWidth={0.7}
              strokeOpacity={0.6}
            />
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
