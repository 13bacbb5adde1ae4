import type { FigureOf } from '@cosmic/contracts/figures';
import { SIGNS } from '@cosmic/sky/zodiac';
import { pointAt, spokes, spreadOut, steps } from '../circle';
import { glyphPath, isGlyphName } from '../glyphs';
import { figuresStrings as s } from './figures.strings';

type Wheel = FigureOf<'wheel'>;
type Ring = Wheel['rings'][number];

/** Radii from the rim to the middle, in units of a picture 800 wide. */
const R = { rim: 392, signsOut: 380, signsIn: 322, outer: 288, inner: 246, houses: 150, hub: 96 };
/** Where a wheel has one ring alone, it takes the middle of the band. */
const ONE_RING = 262;
const MARK = 32;
/** Marks closer than this, in degrees, are drawn side by side. */
const GAP = 9.5;

const EASE = ['trine', 'sextile'];
const TENSION = ['square', 'opposition'];

/** Points that have no glyph of their own carry letters. */
const LETTERS: Record<string, string> = {
  ascendant: 'AC',
  midheaven: 'MC',
  descendant: 'DC',
  'true-node': '☊',
  'mean-node': '☊',
  'north-node': '☊',
  'south-node': '☋',
};

interface WheelFigureProps {
  figure: Wheel;
  /** Says why there are no houses, where there are none. */
  caption?: string;
}

/** A chart wheel with its ascendant on the left; a second ring stands around the first. */
export function WheelFigure({ figure, caption = s.noHouses }: WheelFigureProps) {
  const { rings, cusps, aspects, highlight } = figure;
  const left = cusps?.[0] ?? 0;
  const turned = (longitude: number) => (((longitude - left) % 360) + 360) % 360;
  const places = new Map(
    rings[0]?.points.map(({ point, longitude }) => [point, turned(longitude)]),
  );
  return (
    <figure className="grid gap-3">
      <svg
        viewBox="-400 -400 800 800"
        role="img"
        aria-label={s.wheel(rings.map(({ label }) => label))}
        className="line-art fine w-full max-w-xl text-gold"
        strokeWidth={1}
      >
        <g className="text-gold-line" stroke="currentColor">
          <circle r={R.rim} className="fill-ink text-gold" fillOpacity={0.6} strokeWidth={1.5} />
          <circle r={R.signsOut} />
          <path d={spokes(steps(5, 30).map(turned), R.signsOut, R.signsOut - 7)} opacity={0.7} />
          <path d={spokes(steps(30).map(turned), R.signsOut, R.signsIn)} strokeWidth={1.4} />
          <circle r={R.signsIn} className="text-gold" strokeWidth={1.4} />
          <circle r={R.houses} />
          <circle r={R.hub} opacity={0.6} strokeDasharray="1 5" />
        </g>
        {SIGNS.map(({ key }, index) => (
          <PlacedPath
            key={key}
            path={glyphPath(key)}
            at={pointAt(turned(30 * index + 15), (R.signsOut + R.signsIn) / 2 - 3)}
            size={30}
          />
        ))}
        {cusps && <Houses cusps={cusps.map(turned)} highlight={highlight} />}
        <Aspects aspects={aspects} places={places} />
        {rings.map((ring, index) => (
          <Points
            key={ring.label}
            ring={ring}
            turned={turned}
            radius={rings.length === 1 ? ONE_RING : index === 0 ? R.inner - 42 : R.outer}
            highlight={highlight}
            isOuter={index === 1}
          />
        ))}
      </svg>
      {!cusps && <figcaption className="text-note text-ivory-soft">{caption}</figcaption>}
    </figure>
  );
}

function Houses({ cusps, highlight }: { cusps: number[]; highlight: readonly string[] }) {
  return (
    <g className="text-gold-line" stroke="currentColor">
      <path d={spokes(cusps, R.signsIn, R.hub)} strokeDasharray="3 4" />
      <path
        d={spokes([cusps[0]!, cusps[9]!], R.signsIn, R.hub)}
        className="text-gold"
        strokeWidth={1.8}
      />
      {cusps.map((cusp, index) => {
        const width = (cusps[(index + 1) % 12]! - cusp + 360) % 360;
        const [x, y] = pointAt(cusp + width / 2, (R.houses + R.hub) / 2);
        const isLit = highlight.includes(`house-${index + 1}`);
        return (
          <text
            key={index}
            x={x}
            y={y}
            stroke="none"
            fill="currentColor"
            textAnchor="middle"
            dominantBaseline="central"
            className={`font-display text-[22px] ${isLit ? 'text-gold' : 'text-ivory-soft'}`}
          >
            {index + 1}
          </text>
        );
      })}
    </g>
  );
}

interface AspectsProps {
  aspects: Wheel['aspects'];
  places: ReadonlyMap<string, number>;
}

function Aspects({ aspects, places }: AspectsProps) {
  return aspects.map(({ first, second, aspect }) => {
    const [from, to] = [places.get(first), places.get(second)];
    if (from === undefined || to === undefined) return null;
    const tone = EASE.includes(aspect)
      ? 'text-azure'
      : TENSION.includes(aspect)
        ? 'text-rose'
        : 'text-gold-line';
    return (
      <path
        key={`${first}-${second}-${aspect}`}
        d={`M${pointAt(from, R.hub).join(' ')}L${pointAt(to, R.hub).join(' ')}`}
        className={tone}
        stroke="currentColor"
        opacity={0.8}
      />
    );
  });
}

interface PointsProps {
  ring: Ring;
  turned: (longitude: number) => number;
  radius: number;
  highlight: readonly string[];
  isOuter: boolean;
}

function Points({ ring, turned, radius, highlight, isOuter }: PointsProps) {
  const real = ring.points.map(({ longitude }) => turned(longitude));
  const drawn = spreadOut(real, GAP);
  return (
    <g className={isOuter ? 'text-azure' : 'text-ivory'} stroke="currentColor">
      {ring.points.map(({ point, retrograde }, index) => {
        const at = pointAt(drawn[index]!, radius);
        const isLit = highlight.includes(point);
        return (
          <g key={point} className={isLit ? 'text-gold' : undefined}>
            <path
              d={`M${pointAt(real[index]!, R.signsIn).join(' ')}L${pointAt(drawn[index]!, radius + MARK / 2 + 3).join(' ')}`}
              className="text-gold-line"
              opacity={0.8}
            />
            {isLit && <circle cx={at[0]} cy={at[1]} r={MARK * 0.72} opacity={0.8} />}
            <PointMark point={point} at={at} />
            {retrograde && (
              <PlacedPath
                path="M6 3.5v14M6 3.5h6a4 4 0 0 1 0 8H6M11.5 11.5l7 9M12.5 20.5l6-9"
                at={pointAt(drawn[index]!, radius - 27)}
                size={14}
              />
            )}
          </g>
        );
      })}
    </g>
  );
}

function PointMark({ point, at }: { point: string; at: readonly [number, number] }) {
  if (isGlyphName(point)) return <PlacedPath path={glyphPath(point)} at={at} size={MARK} />;
  return (
    <text
      x={at[0]}
      y={at[1]}
      stroke="none"
      fill="currentColor"
      textAnchor="middle"
      dominantBaseline="central"
      className="text-[20px] font-medium"
    >
      {LETTERS[point] ?? point.slice(0, 2).toUpperCase()}
    </text>
  );
}

interface PlacedPathProps {
  path: string;
  at: readonly [number, number];
  size: number;
}

function PlacedPath({ path, at: [x, y], size }: PlacedPathProps) {
  return (
    <path
      d={path}
      stroke="currentColor"
      strokeWidth={1.3}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
    />
  );
}
