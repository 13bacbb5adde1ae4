import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { useId } from 'react';
import { spokes, steps } from '../circle';
import { figuresStrings as s } from './figures.strings';

const INNERMOST = 78;
const STEP = 54;

/** A figure in its layers of colour, from the body outwards. */
export function AuraFigure({ figure }: { figure: FigureOf<'aura'> }) {
  const id = useId();
  const layers = figure.layers.map((layer, index) => ({ ...layer, r: INNERMOST + STEP * index }));
  return (
    <figure className="grid items-center gap-8 sm:grid-cols-[minmax(0,20rem)_1fr]">
      <svg
        viewBox="-250 -250 500 500"
        role="img"
        aria-label={s.aura(figure.layers.map(({ layer, name }) => `${layer} ${name}`))}
        className="line-art w-full"
        strokeWidth={1.2}
      >
        {[...layers].reverse().map(({ layer, color, r }) => (
          <g key={layer}>
            <radialGradient id={`${id}-${layer}`}>
              <stop offset="35%" stopColor={color} stopOpacity={0.05} />
              <stop offset="100%" stopColor={color} stopOpacity={0.5} />
            </radialGradient>
            <circle r={r + STEP / 2} fill={`url(#${id}-${layer})`} stroke={color} />
            <path
              d={spokes(steps(6), r + STEP / 2 - 5, r + STEP / 2 - 14)}
              stroke={color}
              opacity={0.6}
            />
          </g>
        ))}
        <g className="text-ivory" stroke="currentColor">
          <circle cy={-46} r={17} className="fill-ink" />
          <path
            d="M0 -27c-22 4-32 16-34 38l-4 42M0 -27c22 4 32 16 34 38l4 42M-20 6l2 72M20 6l-2 72M-18 78H18"
            className="fill-none"
          />
        </g>
      </svg>
      <figcaption>
        <dl className="grid gap-3">
          {figure.layers.map(({ layer, name, color }) => (
            <div key={layer} className="flex items-center gap-4">
              <dt className="flex items-center gap-4 text-note text-ivory-soft">
                <span
                  className="size-6 shrink-0 rounded-full border border-gold-line"
                  style={{ backgroundColor: color }}
                />
                {layer}
              </dt>
              <dd className="font-display text-lead">{name}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}
