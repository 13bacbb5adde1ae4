import { spokes, steps } from '../../design/circle';
import { ButtonLink } from '../../design/button-link';
import { paths } from '../../paths';
import { todayStrings } from './today.strings';

const s = todayStrings.days;

/** A lunation that nobody has made a stroke in, with a card that was not turned. */
export function EmptyDays({ month }: { month: string }) {
  return (
    <div className="grid justify-items-start gap-6">
      <Ring className="w-56" isDrawn />
      <p className="text-lead">{s.empty(month)}</p>
      <p className="max-w-[44ch] text-ivory-soft">{s.emptyHint}</p>
      <ButtonLink to={paths.today}>{s.open}</ButtonLink>
    </div>
  );
}

/** Sketched in where they take their time. */
export function DaysOnTheirWay() {
  return (
    <div
      role="status"
      className="grid animate-appear justify-items-start gap-6 [animation-delay:150ms]"
    >
      <Ring className="w-56 animate-breathe" />
      <p className="text-lead text-ivory-soft">{s.wait}</p>
    </div>
  );
}

function Ring({ className, isDrawn = false }: { className: string; isDrawn?: boolean }) {
  return (
    <svg
      viewBox="-112 -112 224 224"
      className={`line-art fine text-gold-line ${className}`}
      strokeWidth={1}
      aria-hidden="true"
    >
      <circle r={104} stroke="currentColor" opacity={0.6} />
      <path d={spokes(steps(12), 104, 96)} stroke="currentColor" />
      <circle r={78} stroke="currentColor" strokeDasharray="1 6" />
      {isDrawn && (
        <g stroke="currentColor">
          <rect x={-26} y={-42} width={52} height={84} rx={3} className="fill-ink-raised" />
          <rect x={-21} y={-37} width={42} height={74} rx={2} opacity={0.6} />
          <path
            d="M0 -20c2 12 8 18 20 20c-12 2-18 8-20 20c-2-12-8-18-20-20c12-2 18-8 20-20Z"
            className="text-gold"
          />
        </g>
      )}
    </svg>
  );
}
