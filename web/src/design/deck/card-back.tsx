import { spokes, steps } from '../circle';

/** The back that every card of the deck shares. */
export function CardBack({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 250 400"
      className={`line-art fine text-gold ${className ?? ''}`}
      strokeWidth={1}
      aria-hidden="true"
    >
      <rect
        x="2"
        y="2"
        width="246"
        height="396"
        rx="10"
        className="fill-ink-raised"
        stroke="currentColor"
        strokeWidth={1.6}
      />
      <rect x="12" y="12" width="226" height="376" rx="5" stroke="currentColor" />
      <rect x="18" y="18" width="214" height="364" rx="3" stroke="currentColor" opacity={0.5} />
      <g transform="translate(125 200)" stroke="currentColor">
        <circle r={92} />
        <circle r={86} opacity={0.5} strokeDasharray="1 5" />
        <path d={spokes(steps(15), 86, 58)} opacity={0.7} />
        <path
          d="M0 -56c5 34 22 51 56 56c-34 5-51 22-56 56c-5-34-22-51-56-56c34-5 51-22 56-56Z"
          className="fill-ink"
        />
        <circle r={14} className="fill-ink" />
        <circle r={3} className="fill-gold" stroke="none" />
      </g>
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 125 200)`} stroke="currentColor">
          <path d="M125 34a26 26 0 1 0 22 40a20 20 0 0 1 -22 -40Z" />
          <path
            d="M40 40l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4ZM210 40l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z"
            opacity={0.8}
          />
          <path d="M30 92H220" opacity={0.5} />
        </g>
      ))}
    </svg>
  );
}
