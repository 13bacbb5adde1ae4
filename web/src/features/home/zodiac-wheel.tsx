import type { Planet } from '@cosmic/sky/bodies';
import { SIGNS } from '@cosmic/sky/zodiac';
import { pointAt, spokes, steps } from '../../design/circle';
import { glyphPath, type GlyphName } from '../../design/glyphs';
import { homeStrings } from './home.strings';
import type { SkyNow } from './sky-now';

const s = homeStrings.sky;

/** Half the width of the picture. */
export const WHEEL_EXTENT = 400;

/** Where the planets' glyphs stand. */
export const PLANET_RADIUS = 252;

/** Radii from the rim to the middle, in units of a picture 800 wide. */
const R = {
  rim: 396,
  degreesOut: 386,
  degreesIn: 378,
  fives: 373,
  tens: 367,
  signsOut: 364,
  signs: 331,
  signsIn: 298,
  leader: 280,
  planets: PLANET_RADIUS,
  aspects: 206,
  rose: 92,
} as const;

const DEGREES = spokes(steps(1, 5), R.degreesOut, R.degreesIn);
const FIVES = spokes(steps(5, 10), R.degreesOut, R.fives);
const TENS = spokes(steps(10), R.degreesOut, R.tens);
const CUSPS = spokes(steps(30), R.signsOut, R.signsIn);
const DECANS = spokes(steps(10, 30), R.signsIn, R.signsIn - 7);
const LONG_RAYS = spokes(steps(30), R.rose, 20);
const SHORT_RAYS = spokes(steps(5, 30), R.rose, R.rose - 16);

interface ZodiacWheelProps {
  sky: SkyNow | undefined;
  /** The longitudes at which the planets are drawn, apart from each other. */
  places: readonly number[];
  /** The planet somebody looks at: the lines of the others step back. */
  lit: Planet | undefined;
}

/** An engraved wheel of the zodiac; with a sky, the planets on it where they stand. */
export function ZodiacWheel({ sky, places, lit }: ZodiacWheelProps) {
  return (
    <svg
      viewBox="-400 -400 800 800"
      role="img"
      aria-label={sky ? s.picture : s.wheel}
      className="line-art fine block w-full text-gold"
      strokeWidth={1}
    >
      <g className="text-gold-line">
        {/* The plate the wheel is engraved on: stars behind it are not mistaken for marks. */}
        <circle
          r={R.rim}
          strokeWidth={1.6}
          className="fill-ink text-gold"
          fillOpacity={0.62}
          stroke="currentColor"
        />
        <circle r={R.degreesOut} />
        <path d={DEGREES} opacity={0.75} />
        <path d={FIVES} />
        <path d={TENS} strokeWidth={1.4} />
        <circle r={R.signsOut} />
        <path d={CUSPS} strokeWidth={1.4} />
        <circle r={R.signsIn} strokeWidth={1.6} className="text-gold" stroke="currentColor" />
        <circle r={R.signsIn - 7} opacity={0.6} />
        <path d={DECANS} />
        <circle r={R.aspects} opacity={0.9} />
        <circle r={R.aspects - 5} opacity={0.45} strokeDasharray="1 5" />
        <circle r={R.rose} />
        <path d={LONG_RAYS} />
        <path d={SHORT_RAYS} opacity={0.8} />
        <circle r={R.rose - 16} opacity={0.6} />
      </g>
      {SIGNS.map(({ key }, i) => (
        <PlacedGlyph key={key} name={key} at={pointAt(30 * i + 15, R.signs)} size={34} />
      ))}
      {!lit && <CompassRose />}
      {sky && <Planets sky={sky} places={places} lit={lit} />}
    </svg>
  );
}

function Planets({ sky, places, lit }: ZodiacWheelProps & { sky: SkyNow }) {
  return (
    <g className="animate-appear">
      <g strokeWidth={1.1}>
        {sky.aspects.map(({ between, from, to, harmony }) => (
          <path
            key={`${from}-${to}`}
            d={`M${pointAt(from, R.aspects).join(' ')}L${pointAt(to, R.aspects).join(' ')}`}
            className={harmony === 'ease' ? 'text-azure' : 'text-rose'}
            stroke="currentColor"
            opacity={lit === undefined ? 0.7 : between.includes(lit) ? 0.95 : 0.12}
          />
        ))}
      </g>
      {sky.planets.map(({ planet, longitude, retrograde }, i) => {
        const place = places[i] ?? longitude;
        const [x, y] = pointAt(longitude, R.aspects);
        return (
          <g key={planet} className={planet === lit ? 'text-gold' : 'text-ivory'}>
            <path
              d={`M${pointAt(longitude, R.signsIn - 7).join(' ')}L${pointAt(place, R.leader - 4).join(' ')}`}
              className="text-gold"
              stroke="currentColor"
            />
            <circle cx={x} cy={y} r={2.6} className="fill-gold" stroke="none" />
            <PlacedGlyph
              name={planet}
              at={pointAt(place, R.planets)}
              size={36}
              strokeWidth={1.35}
            />
            {retrograde && <PlacedRetrograde at={pointAt(place, R.planets - 28)} />}
          </g>
        );
      })}
    </g>
  );
}

interface PlacedGlyphProps {
  name: GlyphName;
  at: readonly [number, number];
  size: number;
  strokeWidth?: number;
}

function PlacedGlyph({ name, at: [x, y], size, strokeWidth = 1.15 }: PlacedGlyphProps) {
  const scale = size / 24;
  return (
    <path
      d={glyphPath(name)}
      stroke="currentColor"
      strokeWidth={strokeWidth}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

function PlacedRetrograde({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <path
      d="M-4 6V-6H1a3.5 3.5 0 0 1 0 7H-4M.5 1L6 8M1 8L6 1"
      stroke="currentColor"
      className="text-rose"
      strokeWidth={1.3}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** The star in the middle: sixteen points, every other half hatched as an engraver would. */
function CompassRose() {
  return (
    <g stroke="currentColor" className="text-gold" strokeWidth={1}>
      {[45, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          {[0, 90, 180, 270].map((quarter) => (
            <g key={quarter} transform={`rotate(${quarter})`}>
              <path
                d={turn ? 'M0 0L-9 -14L0 -56L9 -14Z' : 'M0 0L-12 -18L0 -74L12 -18Z'}
                className="fill-ink"
              />
              <path
                d={turn ? 'M0 0L9 -14L0 -56Z' : 'M0 0L12 -18L0 -74Z'}
                className="fill-gold"
                fillOpacity={turn ? 0.35 : 0.8}
              />
            </g>
          ))}
        </g>
      ))}
      <circle r={7} className="fill-ink" />
      <circle r={2} className="fill-gold" />
    </g>
  );
}
