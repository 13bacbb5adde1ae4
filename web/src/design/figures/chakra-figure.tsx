import type { FigureOf } from '@cosmic/contracts/readings/figures';
import { figuresStrings as s } from './figures.strings';

/** From the crown down, as far as a seated figure goes. */
const HEIGHTS = [54, 96, 142, 186, 228, 266, 302];
const COLOURS: Record<string, string> = {
  crown: '#b9a3dc',
  'third-eye': '#8f9be0',
  throat: '#9bbce4',
  heart: '#a9c8a3',
  'solar-plexus': '#ebd06d',
  sacral: '#ebba6d',
  root: '#e9a198',
};

/** A seated figure with its seven centres; the more a centre weighs, the wider its light. */
export function ChakraFigure({ figure }: { figure: FigureOf<'chakras'> }) {
  const fromCrown = [...figure.chakras].sort((a, b) => orderOf(a.key) - orderOf(b.key));
  const largest = Math.max(...fromCrown.map(({ share }) => share), 0.01);
  const percents = fromCrown.map(({ name, share }) => `${name} ${Math.round(share * 100)}%`);
  return (
    <svg
      viewBox="0 0 560 380"
      role="img"
      aria-label={s.chakras(percents)}
      className="line-art w-full max-w-xl"
      strokeWidth={1.2}
    >
      <g className="text-gold-line" stroke="currentColor">
        <path d="M150 30c-24 0-38 18-38 42s14 44 38 44s38-20 38-44s-14-42-38-42Z" />
        <path d="M132 114v18c-30 8-56 20-66 52l-28 104M168 114v18c30 8 56 20 66 52l28 104" />
        <path d="M96 176c6 44 10 84 2 122M204 176c-6 44-10 84-2 122" />
        <path d="M98 298c-34 4-66 14-84 34c24 16 84 20 136 10c52 10 112 6 136-10c-18-20-50-30-84-34" />
        <path d="M38 288c-6 10-4 18 4 22M262 288c6 10 4 18-4 22" />
      </g>
      {fromCrown.map(({ key, name, share }, index) => {
        const y = HEIGHTS[index] ?? 302;
        const radius = 7 + 17 * (share / largest);
        return (
          <g key={key}>
            <circle
              cx={150}
              cy={y}
              r={radius}
              fill={COLOURS[key]}
              fillOpacity={0.25}
              stroke={COLOURS[key]}
            />
            <circle cx={150} cy={y} r={3} fill={COLOURS[key]} stroke="none" />
            <path
              d={`M${150 + radius + 6} ${y}H330`}
              className="text-gold-line"
              stroke="currentColor"
              opacity={0.5}
              strokeDasharray="1 5"
            />
            <text
              x={340}
              y={y}
              fill="currentColor"
              stroke="none"
              dominantBaseline="central"
              className="text-[19px] text-ivory"
            >
              {name}
            </text>
            <text
              x={548}
              y={y}
              fill="currentColor"
              stroke="none"
              textAnchor="end"
              dominantBaseline="central"
              className="figures text-[19px] text-gold"
            >
              {Math.round(share * 100)}%
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function orderOf(key: string): number {
  const order = Object.keys(COLOURS).indexOf(key);
  return order === -1 ? Object.keys(COLOURS).length : order;
}
