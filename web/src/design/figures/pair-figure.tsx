import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { signOf, SIGNS, type SignKey } from '@cosmic/sky/zodiac';
import { pointAt, spokes, steps } from '../circle';
import { glyphPath } from '../glyphs';
import { signName } from '../sky/sky-names';
import { figuresStrings as s } from './figures.strings';

const R = { rim: 142, ring: 104, plate: 34 };

/** Two signs where they stand on the circle, with the line and the angle between them. */
export function PairFigure({ figure: { first, second } }: { figure: FigureOf<'pair'> }) {
  const [one, other] = [signOf(first), signOf(second)];
  if (!one || !other) return null;
  const angle = angleBetween(one.key, other.key);
  const isSame = one.key === other.key;
  const [from, to] = [placeOf(one.key), placeOf(other.key)];
  return (
    <figure className="grid max-w-80 gap-3">
      <svg
        viewBox="-150 -150 300 300"
        role="img"
        aria-label={s.pair(signName(one.key), signName(other.key), angle)}
        className="line-art fine w-full text-gold"
        strokeWidth={1}
      >
        <g className="text-gold-line" stroke="currentColor">
          <circle r={R.rim} className="text-gold" stroke="currentColor" />
          <path d={spokes(steps(5, 30), R.rim, R.rim - 5)} opacity={0.7} />
          <path d={spokes(steps(30), R.rim, R.rim - 10)} />
          <circle r={R.ring} opacity={0.6} strokeDasharray="1 6" />
        </g>
        {SIGNS.filter(({ key }) => key !== one.key && key !== other.key).map(({ key }) => {
          const [x, y] = placeOf(key);
          return <circle key={key} cx={x} cy={y} r={2} className="fill-gold-line" stroke="none" />;
        })}
        {!isSame && (
          <path
            d={`M${from.join(' ')}L${to.join(' ')}`}
            strokeWidth={1.4}
            className="animate-appear"
          />
        )}
        {[one, ...(isSame ? [] : [other])].map(({ key }) => {
          const [x, y] = placeOf(key);
          return (
            <g key={key} transform={`translate(${x} ${y})`}>
              <circle r={R.plate} className="fill-ink" strokeWidth={1.4} />
              <path
                d={glyphPath(key)}
                transform="translate(-21.6 -21.6) scale(1.8)"
                strokeWidth={1.1}
              />
            </g>
          );
        })}
        {angle !== 180 && angle !== 0 && (
          <text
            textAnchor="middle"
            dominantBaseline="central"
            stroke="none"
            className="figures fill-ivory font-display text-[34px]"
          >
            {angle}°
          </text>
        )}
      </svg>
      <figcaption className="text-center">
        <span className="block font-display text-lead">
          {s.two(signName(one.key), signName(other.key))}
        </span>
        <span className="figures block text-note text-ivory-soft">{s.apart(angle)}</span>
      </figcaption>
    </figure>
  );
}

/** In whole signs, degrees from 0 to 180. */
function angleBetween(one: SignKey, other: SignKey): number {
  const index = (sign: SignKey) => SIGNS.findIndex(({ key }) => key === sign);
  const steps = Math.abs(index(one) - index(other));
  return Math.min(steps, 12 - steps) * 30;
}

function placeOf(sign: SignKey): readonly [number, number] {
  const index = SIGNS.findIndex(({ key }) => key === sign);
  return pointAt(30 * index + 15, R.ring);
}
