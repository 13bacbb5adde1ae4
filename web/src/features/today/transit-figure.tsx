import { pointAt, spokes, steps } from '../../design/circle';
import { glyphPath, isGlyphName } from '../../design/glyphs';
import type { DayTransit } from '../../api/today.api';

/** Between the two, as they are seen from the Earth; degrees. */
const ANGLES: Readonly<Record<string, number>> = {
  conjunction: 0,
  semisextile: 30,
  sextile: 60,
  square: 90,
  trine: 120,
  quincunx: 150,
  opposition: 180,
};

const RING = 100;
const MINUTES = spokes(steps(5, 30), RING, RING - 3);
const SIGNS = spokes(steps(30), RING, RING - 9);

/** What moves and what it meets, at the angle between them; or the house that it goes through. */
export function TransitFigure({ transit, className }: { transit: DayTransit; className: string }) {
  const { mover, point, aspect, tone, house } = transit;
  const angle = ANGLES[aspect ?? ''];
  return (
    <svg
      viewBox="-150 -150 300 300"
      className={`line-art fine text-gold-line ${className}`}
      strokeWidth={1}
      aria-hidden="true"
    >
      <circle r={RING} stroke="currentColor" />
      <circle r={RING - 9} stroke="currentColor" opacity={0.4} />
      <path d={MINUTES} stroke="currentColor" opacity={0.6} />
      <path d={SIGNS} stroke="currentColor" />
      <path d="M-4 0H4M0 -4V4" stroke="currentColor" />
      {point && angle !== undefined ? (
        <Pair mover={mover} point={point} angle={angle} isHard={tone === 'friction'} />
      ) : (
        <House mover={mover} house={house} />
      )}
    </svg>
  );
}

interface PairProps {
  mover: string;
  point: string;
  angle: number;
  isHard: boolean;
}

/** Both stand as far from the top as each other; two at one place stand side by side. */
function Pair({ mover, point, angle, isHard }: PairProps) {
  const apart = Math.max(angle, 26) / 2;
  const [from, to] = [270 + apart, 270 - apart];
  const [a, b] = [pointAt(from, RING - 9), pointAt(to, RING - 9)];
  return (
    <g stroke="currentColor">
      <path
        d={`M${a.join(' ')}L${b.join(' ')}`}
        className={isHard ? 'text-rose' : 'text-gold'}
        strokeWidth={1.5}
        strokeDasharray={isHard ? '5 5' : undefined}
      />
      <path d={`M0 0L${a.join(' ')}M0 0L${b.join(' ')}`} strokeDasharray="1 5" />
      <Body name={mover} longitude={from} />
      <Body name={point} longitude={to} />
    </g>
  );
}

/** Houses are counted from the left, against the clock, as charts have them. */
function House({ mover, house }: { mover: string; house: number }) {
  const begin = (house - 1) * 30;
  const [x1, y1] = pointAt(begin, RING - 9);
  const [x2, y2] = pointAt(begin + 30, RING - 9);
  return (
    <g stroke="currentColor">
      <path d={spokes(steps(30), RING - 9, 20)} opacity={0.25} />
      <path
        d={`M0 0L${x1} ${y1}A${RING - 9} ${RING - 9} 0 0 0 ${x2} ${y2}Z`}
        className="fill-gold/15 text-gold"
        strokeWidth={1.5}
      />
      <Body name={mover} longitude={begin + 15} />
    </g>
  );
}

const GLYPH_UNITS = 24;
const SCALE = 1.25;

function Body({ name, longitude }: { name: string; longitude: number }) {
  const [x, y] = pointAt(longitude, RING);
  const [gx, gy] = pointAt(longitude, RING + 26);
  const half = (GLYPH_UNITS * SCALE) / 2;
  return (
    <g className="text-gold">
      <circle cx={x} cy={y} r={3} className="fill-gold" stroke="none" />
      {isGlyphName(name) && (
        <path
          d={glyphPath(name)}
          transform={`translate(${gx - half} ${gy - half}) scale(${SCALE})`}
          stroke="currentColor"
          strokeWidth={1.25}
        />
      )}
    </g>
  );
}
