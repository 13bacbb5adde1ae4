import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { NAKSHATRAS } from '@cosmic/sky/charts/nakshatras';
import { pointAt, spokes } from '../circle';
import { figuresStrings as s } from './figures.strings';

const MANSION = 360 / 27;
const R = { rim: 390, names: 300, inner: 226, hub: 120 };

/** The ring of the 27 mansions, counted in the direction of the zodiac, with the Moon's own lit. */
export function NakshatraFigure({ figure }: { figure: FigureOf<'nakshatras'> }) {
  const chosen = figure.places.map(({ index }) => index);
  return (
    <svg
      viewBox="-400 -400 800 800"
      role="img"
      aria-label={s.nakshatras(chosen.map((index) => NAKSHATRAS[index - 1] ?? ''))}
      className="line-art fine w-full max-w-xl text-gold"
      strokeWidth={1}
    >
      <g className="text-gold-line" stroke="currentColor">
        <circle r={R.rim} className="fill-ink text-gold" fillOpacity={0.6} strokeWidth={1.5} />
        <circle r={R.inner} />
        <circle r={R.hub} opacity={0.6} strokeDasharray="1 5" />
        <path
          d={spokes(
            NAKSHATRAS.map((_, index) => index * MANSION),
            R.rim,
            R.inner,
          )}
        />
      </g>
      {NAKSHATRAS.map((name, index) => (
        <Mansion key={name} name={name} number={index + 1} isChosen={chosen.includes(index + 1)} />
      ))}
      {figure.longitude !== null && (
        <g className="text-ivory" stroke="currentColor">
          <path
            d={`M0 0L${pointAt(figure.longitude, R.inner - 6).join(' ')}`}
            strokeWidth={1.6}
            className="text-gold"
          />
          <circle
            cx={pointAt(figure.longitude, R.inner - 6)[0]}
            cy={pointAt(figure.longitude, R.inner - 6)[1]}
            r={7}
            fill="currentColor"
          />
        </g>
      )}
    </svg>
  );
}

interface MansionProps {
  name: string;
  number: number;
  isChosen: boolean;
}

function Mansion({ name, number, isChosen }: MansionProps) {
  const middle = (number - 0.5) * MANSION;
  const [x, y] = pointAt(middle, (R.rim + R.inner) / 2);
  // Names on the left half would stand on their heads.
  const turn = 180 - middle;
  const readable = turn > 90 || turn < -90 ? turn + 180 : turn;
  return (
    <g className={isChosen ? 'text-gold' : 'text-ivory-soft'}>
      {isChosen && (
        <path d={wedge(number)} className="fill-gold" fillOpacity={0.16} stroke="none" />
      )}
      <text
        transform={`translate(${x} ${y}) rotate(${readable})`}
        fill="currentColor"
        stroke="none"
        textAnchor="middle"
        dominantBaseline="central"
        className={isChosen ? 'text-[19px] font-medium' : 'text-[16px]'}
      >
        {name}
      </text>
    </g>
  );
}

function wedge(number: number): string {
  const [from, to] = [(number - 1) * MANSION, number * MANSION];
  const point = (longitude: number, radius: number) => pointAt(longitude, radius).join(' ');
  return `M${point(from, R.rim)}A${R.rim} ${R.rim} 0 0 0 ${point(to, R.rim)}L${point(to, R.inner)}A${R.inner} ${R.inner} 0 0 1 ${point(from, R.inner)}Z`;
}
