import { WEIGHTS, type Plate } from '@cosmic/divination/tarot/plates/plate';

/** The burins of the deck: the figure in ivory, what surrounds it in gold, shade as fine ruling. */
const TONES = {
  figure: { className: 'fill-ink-raised text-ivory' },
  detail: { className: 'text-ivory' },
  shade: { className: 'text-ivory', opacity: 0.6 },
  light: { className: 'fill-ivory', stroke: 'none' },
  form: { className: 'fill-ink' },
  line: {},
  hatch: { opacity: 0.7 },
  spark: { className: 'fill-gold', stroke: 'none' },
} as const;

const AS_DRAWN = ['scale(1 1)'];

/** Prints a plate round (0, 0); nothing is cut beyond its hairline border. */
export function Engraving({ plate }: { plate: Plate }) {
  return (
    <g stroke="currentColor">
      <svg x={-107} y={-143} width={214} height={286} viewBox="-107 -143 214 286">
        {plate.map(([tone, path, places = AS_DRAWN, size], cut) =>
          places.map((place) => (
            <path
              key={`${cut} ${place}`}
              d={path}
              transform={place}
              {...TONES[tone]}
              strokeWidth={WEIGHTS[tone] / (size ?? 1)}
            />
          )),
        )}
      </svg>
      <path d="M-107 -143H107V143H-107Z" strokeWidth={0.8} opacity={0.6} />
    </g>
  );
}
