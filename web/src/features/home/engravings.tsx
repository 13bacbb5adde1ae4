import { pointAt, spokes, steps } from '../../design/circle';

interface EngravingProps {
  className?: string;
}

const VIEW = '-150 -150 300 300';

/** The Sun with straight and flaming rays in turn, its disc shaded by lines. */
export function SunEngraving({ className }: EngravingProps) {
  return (
    <svg
      viewBox={VIEW}
      className={`line-art ${className ?? ''}`}
      strokeWidth={1}
      aria-hidden="true"
    >
      <circle r={146} opacity={0.45} />
      <circle r={141} opacity={0.3} strokeDasharray="1 6" />
      {steps(30).map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-10 -62L0 -134L10 -62" />
          <path d="M0 -62V-122M-4 -62L-1.50 -104M4 -62L1.50 -104" opacity={0.55} />
          <path
            d="M-8 -61C-18 -80 2 -88 -6 -108C-1 -112 1 -113 4 -118C8 -104 20 -92 8 -61"
            transform="rotate(15)"
          />
          <path d="M-2 -63C-6 -80 6 -88 2 -104" transform="rotate(15)" opacity={0.55} />
        </g>
      ))}
      <circle r={60} className="fill-ink" />
      <circle r={55} opacity={0.7} />
      <path d={DISC_SHADE} opacity={0.55} />
      <circle r={3} fill="currentColor" stroke="none" />
      <circle r={9} opacity={0.7} />
    </svg>
  );
}

/** Parallel strokes over the shaded side of the disc, shorter towards the light. */
const DISC_SHADE = Array.from({ length: 19 }, (_, i) => {
  const y = -48.5 + i * 5.4;
  const edge = Math.sqrt(54 * 54 - y * y);
  const from = edge - edge * (0.35 + 0.75 * (i / 18));
  return `M${from.toFixed(1)} ${y.toFixed(1)}H${edge.toFixed(1)}`;
}).join('');

/** Three cards of a tarot deck, the upper one with its star. */
export function CardsEngraving({ className }: EngravingProps) {
  return (
    <svg
      viewBox={VIEW}
      className={`line-art ${className ?? ''}`}
      strokeWidth={1}
      aria-hidden="true"
    >
      <path d={spokes(steps(7.5), 146, 140)} opacity={0.5} />
      <circle r={146} opacity={0.45} />
      {[-19, 19, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 0 150)`}>
          <rect x={-54} y={-108} width={108} height={196} rx={5} className="fill-ink" />
          <rect x={-48} y={-102} width={96} height={184} rx={2} opacity={0.7} />
          {turn === 0 && <CardFace />}
        </g>
      ))}
    </svg>
  );
}

function CardFace() {
  return (
    <>
      <path d="M-48 -84H48M-48 60H48" opacity={0.7} />
      <path
        d="M-12.5 -97L-6 -88M-6 -97L-12.5 -88M-3 -97L0.75 -88L4.5 -97M8.5 -97V-88M12 -97V-88"
        strokeWidth={1.1}
      />
      <g transform="translate(0 -14)">
        <path d={spokes(steps(15, 45), 40, 28)} opacity={0.5} />
        {[22.5, 0].map((turn) => (
          <g key={turn} transform={`rotate(${turn * 2})`}>
            {[0, 90, 180, 270].map((quarter) => (
              <g key={quarter} transform={`rotate(${quarter})`}>
                <path
                  d={turn ? 'M0 0L-5 -9L0 -30L5 -9Z' : 'M0 0L-7 -11L0 -46L7 -11Z'}
                  className="fill-ink"
                />
                <path
                  d={turn ? 'M0 0L5 -9L0 -30Z' : 'M0 0L7 -11L0 -46Z'}
                  fill="currentColor"
                  fillOpacity={turn ? 0.4 : 0.85}
                />
              </g>
            ))}
          </g>
        ))}
      </g>
      <path
        d="M-44 46C-30 38 -18 52 -4 45S22 40 44 47M-44 53C-28 46 -16 58 0 52S26 47 44 54"
        opacity={0.7}
      />
      <path d="M-24 70H24" strokeWidth={1.1} />
      <path d="M-34 70h.01M34 70h.01" strokeWidth={3} />
      {[-30, -12, 14, 32].map((x, i) => (
        <path key={x} d={`M${x} ${i % 2 ? -70 : -62}h.01`} strokeWidth={2.2} />
      ))}
    </>
  );
}

/**
 * The path of Venus as seen from the Earth over eight years, thirteen of her
 * own: the figure that has stood for love since it was first drawn.
 */
export function VenusRose({ className }: EngravingProps) {
  return (
    <svg
      viewBox={VIEW}
      className={`line-art ${className ?? ''}`}
      strokeWidth={1}
      aria-hidden="true"
    >
      <circle r={146} opacity={0.45} />
      <path d={spokes(steps(2, 10), 146, 142)} opacity={0.5} />
      <path d={spokes(steps(10), 146, 139)} opacity={0.7} />
      <path d={ROSE} strokeWidth={1.15} />
      <circle r={ROSE_SCALE * (VENUS_ORBIT - 1) * -1} opacity={0.4} strokeDasharray="1 5" />
      <circle r={4} fill="currentColor" stroke="none" />
      <circle r={10} opacity={0.8} />
      {steps(72).map((petal) => {
        const [x, y] = pointAt(petal, 132);
        return <circle key={petal} cx={x} cy={y} r={1.8} fill="currentColor" stroke="none" />;
      })}
    </svg>
  );
}

/** Mean distance of Venus from the Sun, the Earth's being one. */
const VENUS_ORBIT = 0.7233;
const ROSE_SCALE = 74;

const ROSE = Array.from({ length: 721 }, (_, i) => {
  const years = (i / 720) * 8;
  const earth = 2 * Math.PI * years;
  const venus = (earth * 13) / 8;
  const x = (VENUS_ORBIT * Math.cos(venus) - Math.cos(earth)) * ROSE_SCALE;
  const y = (VENUS_ORBIT * Math.sin(venus) - Math.sin(earth)) * ROSE_SCALE;
  return `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
}).join('');
