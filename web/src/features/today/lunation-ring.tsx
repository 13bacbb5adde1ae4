import type { Day } from '../../api/today.api';
import { litPath } from '../../design/moon-disc';
import { ringOf, type RingDay } from './lunation-ring.rules';
import { todayStrings } from './today.strings';

const s = todayStrings.end;

interface LunationRingProps {
  lunation: Day['lunation'];
  ticks: readonly string[];
  date: string;
  className?: string;
}

/** From new moon to new moon, a stroke a day: a filled one was opened, the others are only days. */
export function LunationRing({ lunation, ticks, date, className }: LunationRingProps) {
  const days = ringOf(lunation, ticks, date);
  return (
    <svg
      viewBox="-130 -130 260 260"
      role="img"
      aria-label={s.ring(lunation.day, lunation.days, ticks.length)}
      className={`line-art fine ${className ?? ''}`}
      strokeWidth={1}
    >
      <circle r={98} className="text-gold-line" stroke="currentColor" opacity={0.6} />
      <circle r={76} className="text-gold-line" stroke="currentColor" strokeDasharray="1 6" />
      {days.map((day) => (
        <DayStroke key={day.date} day={day} />
      ))}
      <text
        textAnchor="middle"
        y={18}
        className="figures font-display text-[64px] font-light"
        fill="currentColor"
        stroke="none"
      >
        {lunation.day}
      </text>
    </svg>
  );
}

function DayStroke({ day: { angle, isOpened, isToday, phase } }: { day: RingDay }) {
  return (
    <g transform={`rotate(${angle})`}>
      <path
        d={isOpened ? 'M0 -80V-98' : 'M0 -92V-98'}
        className={isOpened ? 'text-gold' : 'text-gold-line'}
        stroke="currentColor"
        strokeWidth={isOpened ? 4 : 1}
      />
      {isToday && <path d="M0 -68l4 -6l-4 -6l-4 6Z" className="fill-ivory" stroke="none" />}
      {phase !== undefined && (
        <g transform={`translate(0 -114) rotate(${-angle}) scale(0.08)`}>
          <circle r={100} className="fill-ink-raised text-gold-line" stroke="currentColor" />
          <path d={litPath(phase)} className="fill-ivory" stroke="none" />
        </g>
      )}
    </g>
  );
}
