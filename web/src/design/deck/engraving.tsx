/** The burins of the deck: the figure in ivory, what surrounds it in gold, shade as fine ruling. */
const TONES = {
  figure: { className: 'fill-ink-raised text-ivory', strokeWidth: 2 },
  detail: { className: 'text-ivory', strokeWidth: 1.2 },
  shade: { className: 'text-ivory', strokeWidth: 0.7, opacity: 0.6 },
  light: { className: 'fill-ivory', stroke: 'none' },
  form: { className: 'fill-ink', strokeWidth: 1.5 },
  line: { strokeWidth: 1.2 },
  hatch: { strokeWidth: 0.7, opacity: 0.7 },
  spark: { className: 'fill-gold', stroke: 'none' },
} as const;

/** One tool's work on a plate: a path, drawn once for each place it is put down at. */
export type Cut = readonly [
  tone: keyof typeof TONES,
  path: string,
  places?: readonly string[],
  /** How large its places make it: a burin cuts lines of one weight at any size. */
  size?: number,
];

/** A picture as the cuts that make it, the farthest first. */
export type Plate = readonly Cut[];

/** As drawn, and again in the mirror of the upright axis. */
export const MIRRORED = ['scale(1 1)', 'scale(-1 1)'] as const;

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
              {...(size && { strokeWidth: weightOf(tone) / size })}
            />
          )),
        )}
      </svg>
      <path d="M-107 -143H107V143H-107Z" strokeWidth={0.8} opacity={0.6} />
    </g>
  );
}

function weightOf(tone: keyof typeof TONES): number {
  const burin = TONES[tone];
  return 'strokeWidth' in burin ? burin.strokeWidth : 1;
}
