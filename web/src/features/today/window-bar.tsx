import type { DayTransit } from '../../api/today.api';
import { noonOf } from '../../design/sky/days';
import { formatShort } from './formats';
import { todayStrings } from './today.strings';
import { barOf, SHOWN_DAYS } from './window-bar.rules';

const s = todayStrings.sky;
const WIDTH = 600;
const LINE = 16;

/** Two dates need so much of the line; in less they are written as one span. */
const ROOM = 0.4;

const DAYS = Array.from({ length: SHOWN_DAYS + 1 }, (_, i) => (i * WIDTH) / SHOWN_DAYS);

/** Thirty days as a thin line, with the time that a transit holds, its exact hours and today. */
export function WindowBar({ date, window }: { date: string; window: DayTransit['window'] }) {
  const bar = barOf(window, noonOf(date));
  const exact = window.exact.map((at) => formatShort(new Date(at)));
  const from = formatShort(new Date(window.from));
  const until = formatShort(new Date(window.until));
  const x = (share: number) => Math.round(share * WIDTH * 10) / 10;
  return (
    <figure className="grid max-w-3xl gap-1">
      <svg
        viewBox={`-2 0 ${WIDTH + 4} 32`}
        role="img"
        aria-label={s.bar(from, exact, until)}
        className="line-art fine w-full overflow-visible"
        preserveAspectRatio="none"
        height={32}
      >
        <path
          d={DAYS.map((day) => `M${day} ${LINE - 3}V${LINE + 3}`).join('')}
          className="text-gold-line"
          stroke="currentColor"
          strokeWidth={1}
          opacity={0.6}
        />
        <path
          d={`M0 ${LINE}H${WIDTH}`}
          className="text-gold-line"
          stroke="currentColor"
          strokeWidth={1}
        />
        <path
          d={`M${x(bar.from)} ${LINE}H${x(bar.until)}`}
          className="text-gold"
          stroke="currentColor"
          strokeWidth={4}
        />
        {bar.exact.map((share) => (
          <path
            key={share}
            d={`M${x(share)} ${LINE - 9}V${LINE + 9}`}
            className="text-gold"
            stroke="currentColor"
            strokeWidth={2}
          />
        ))}
        <path
          d={`M${x(bar.today)} 0V32`}
          className="text-ivory"
          stroke="currentColor"
          strokeWidth={1.5}
        />
      </svg>
      <figcaption className="figures relative h-6 text-note text-ivory-soft" aria-hidden="true">
        {bar.until - bar.from < ROOM ? (
          <Mark at={(bar.from + bar.until) / 2}>
            {from === until ? from : `${from} – ${until}`}
          </Mark>
        ) : (
          <>
            <Mark at={bar.from}>{bar.beganBefore ? `← ${from}` : from}</Mark>
            <Mark at={bar.until}>{bar.endsAfter ? `${until} →` : until}</Mark>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** A date below its place, kept within the line. */
function Mark({ at, children }: { at: number; children: string }) {
  return (
    <span
      className="absolute whitespace-nowrap"
      style={{ left: `${at * 100}%`, transform: `translateX(-${at * 100}%)` }}
    >
      {children}
    </span>
  );
}
