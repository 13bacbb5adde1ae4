import { SIGNS } from '@cosmic/sky/zodiac';
import type { ReactNode } from 'react';
import { pointAt, spokes, steps } from '../../circle';
import { classes } from '../../classes';
import { glyphPath, isGlyphName } from '../../glyphs';
import { figuresStrings as s } from '../figures.strings';
import { MARK, marksOf, R, turnOf, type Mark } from './geometry';
import { aspectsOf, keyOf, type Wheel } from './parts';

const EASE = ['trine', 'sextile'];
const TENSION = ['square', 'opposition'];

/** The colour of an aspect's line, as a class name. */
export function inkOf(aspect: string): string {
  if (EASE.includes(aspect)) return 'text-azure';
  return TENSION.includes(aspect) ? 'text-rose' : 'text-gold-line';
}

/** The letter of a planet that runs backwards, on a grid of 24. */
export const RETROGRADE_PATH = 'M6 3.5v14M6 3.5h6a4 4 0 0 1 0 8H6M11.5 11.5l7 9M12.5 20.5l6-9';

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
  /** The keys of what stands out (see `litBy`); everything else is dimmed. */
  lit?: ReadonlySet<string> | undefined;
  /** Whether somebody else tells screen readers what it shows. */
  isSilent?: boolean;
}

/** What a wheel is called for whoever can not see it. */
export function wheelLabel({ rings }: Wheel): string {
  return s.wheel(rings.map(({ label }) => label));
}

/** A chart wheel with its ascendant on the left; a second ring stands around the first. */
export function WheelFigure({ figure, lit, isSilent = false }: WheelFigureProps) {
  return (
    <WheelFrame figure={figure} lit={lit} isSilent={isSilent}>
      <Aspects figure={figure} lit={lit} />
      <PointMarks figure={figure} lit={lit} />
    </WheelFrame>
  );
}

/** What a wheel has before anything stands in it: rim, signs and houses. */
export function WheelFrame({
  figure,
  lit,
  isSilent = false,
  children,
}: WheelFigureProps & { children: ReactNode }) {
  const { cusps, highlight } = figure;
  const turned = turnOf(figure);
  return (
    <svg
      viewBox="-400 -400 800 800"
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': wheelLabel(figure) })}
      className="line-art fine w-full text-gold"
      strokeWidth={1}
    >
      <g className="text-gold-line" stroke="currentColor">
        <circle r={R.rim} className="fill-ink text-gold" fillOpacity={0.6} strokeWidth={1.5} />
        <circle r={R.signsOut} />
        <path d={spokes(steps(5, 30).map(turned), R.signsOut, R.signsOut - 7)} opacity={0.7} />
        <path d={spokes(steps(30).map(turned), R.signsOut, R.signsIn)} strokeWidth={1.4} />
        <circle r={R.signsIn} className="text-gold" strokeWidth={1.4} />
        {cusps && <circle r={R.houses} />}
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
      {cusps && <Houses cusps={cusps.map(turned)} highlight={highlight} lit={lit} />}
      {children}
    </svg>
  );
}

/** The marks of all rings, or of one. */
export function PointMarks({ figure, lit, ring }: WheelFigureProps & { ring?: number }) {
  return (
    <g>
      {marksOf(figure)
        .filter((mark) => ring === undefined || mark.ring === ring)
        .map((mark) => (
          <PointMark
            key={keyOf({ kind: 'point', ring: mark.ring, point: mark.point })}
            mark={mark}
            isHighlighted={figure.highlight.includes(mark.point)}
            lit={lit}
          />
        ))}
    </g>
  );
}

type Lit = ReadonlySet<string> | undefined;

/** How a part of the drawing steps back while others are lit. */
function dimmed(lit: Lit, key: string): string {
  return classes('transition-opacity duration-200', lit && !lit.has(key) && 'opacity-25');
}

interface HousesProps {
  cusps: number[];
  highlight: readonly string[];
  lit: Lit;
}

function Houses({ cusps, highlight, lit }: HousesProps) {
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
        const key = `house-${index + 1}`;
        const isLit = lit ? lit.has(key) : highlight.includes(key);
        return (
          <text
            key={key}
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

function Aspects({ figure, lit }: { figure: Wheel; lit: Lit }) {
  const turned = turnOf(figure);
  return (
    <g>
      {aspectsOf(figure).map(({ first, second, aspect, ends: [from, to] }) => {
        const key = keyOf({ kind: 'aspect', first, second, aspect });
        return (
          <path
            key={key}
            d={`M${pointAt(turned(from.longitude), R.hub).join(' ')}L${pointAt(turned(to.longitude), R.hub).join(' ')}`}
            className={classes(inkOf(aspect), dimmed(lit, key))}
            stroke="currentColor"
            strokeWidth={lit?.has(key) ? 2.4 : 1.2}
          />
        );
      })}
    </g>
  );
}

interface PointMarkProps {
  mark: Mark;
  /** Whether the reading is about this point. */
  isHighlighted: boolean;
  lit: Lit;
}

function PointMark({ mark, isHighlighted, lit }: PointMarkProps) {
  const { point, ring, real, drawn, radius, retrograde } = mark;
  const key = keyOf({ kind: 'point', ring, point });
  const at = pointAt(drawn, radius);
  const isLit = lit ? lit.has(key) : isHighlighted;
  return (
    <g
      className={classes(
        isLit ? 'text-gold' : ring === 1 ? 'text-azure' : 'text-ivory',
        dimmed(lit, key),
      )}
      stroke="currentColor"
    >
      <path
        d={`M${pointAt(real, R.signsIn).join(' ')}L${pointAt(drawn, radius + MARK / 2 + 3).join(' ')}`}
        className="text-gold-line"
        opacity={0.8}
      />
      {isLit && <circle cx={at[0]} cy={at[1]} r={MARK * 0.72} opacity={0.8} />}
      <PointGlyph point={point} at={at} />
      {retrograde && (
        <PlacedPath path={RETROGRADE_PATH} at={pointAt(drawn, radius - 27)} size={14} />
      )}
    </g>
  );
}

function PointGlyph({ point, at }: { point: string; at: readonly [number, number] }) {
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
