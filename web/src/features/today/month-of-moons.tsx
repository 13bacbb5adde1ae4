import type { KeptDay } from '../../api/today.api';
import { classes } from '../../design/classes';
import { MoonDot } from '../../design/moon-disc';
import { daysOfMonth, weeksOf } from '../../design/sky/days';
import { formatDay, formatMonth } from './formats';
import { todayStrings } from './today.strings';
import { useMoons } from './use-moons';

const s = todayStrings.days;

/** A month as its Moons, week by week; a day that was opened has its stroke below. */
export function MonthOfMoons({ month, days }: { month: string; days: readonly KeptDay[] }) {
  const dates = daysOfMonth(month);
  const moons = useMoons(dates);
  const opened = new Set(days.filter((day) => day.opened).map(({ date }) => date));
  const kept = new Set(days.filter(({ card, note }) => card ?? note).map(({ date }) => date));
  const cells = weeksOf(dates.map((day) => ({ day }))).flat();
  return (
    <ol
      aria-label={s.month(formatMonth(month))}
      className="grid max-w-md grid-cols-7 gap-y-2 self-start lg:sticky lg:top-28"
    >
      {cells.map((cell, i) =>
        cell ? (
          <li key={cell.day} className="grid justify-items-center">
            <Day
              date={cell.day}
              elongation={moons?.get(cell.day)}
              isOpened={opened.has(cell.day)}
              isKept={kept.has(cell.day)}
            />
          </li>
        ) : (
          <li key={`blank-${i}`} aria-hidden="true" />
        ),
      )}
    </ol>
  );
}

interface DayProps {
  date: string;
  elongation: number | undefined;
  isOpened: boolean;
  isKept: boolean;
}

function Day({ date, elongation, isOpened, isKept }: DayProps) {
  const picture = (
    <>
      <span className="block size-6">
        {elongation !== undefined && <MoonDot elongation={elongation} className="size-6" />}
      </span>
      <span className="figures text-[0.75rem] leading-none" aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className="sr-only">
        {formatDay(date)}
        {isOpened && `, ${s.opened}`}
      </span>
      <span
        className={classes('block h-0.5 w-5', isOpened ? 'bg-gold' : 'bg-transparent')}
        aria-hidden="true"
      />
    </>
  );
  const look = 'grid min-h-14 w-11 content-center justify-items-center gap-1.5';
  return isKept ? (
    <a href={`#day-${date}`} className={classes(look, 'text-ivory hover:text-gold')}>
      {picture}
    </a>
  ) : (
    <span className={classes(look, 'text-ivory-soft')}>{picture}</span>
  );
}
