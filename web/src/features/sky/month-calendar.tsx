import { Link } from 'react-router-dom';
import { classes } from '../../design/classes';
import { MoonDot } from '../../design/moon-disc';
import { EventMark } from '../../design/sky/event-mark';
import { dayOf } from '../../design/sky/days';
import { paths } from '../../paths';
import { formatDay, formatMonth } from './formats';
import { MonthGrid } from './month-grid';
import type { MonthSky } from './sky-of';
import { skyStrings as s } from './sky.strings';

interface MonthCalendarProps {
  month: string;
  sky: MonthSky;
  /** The day that is shown beside it. */
  day: string;
}

/** A month as a page of an almanac: each day with its Moon and what falls on it. */
export function MonthCalendar({ month, sky, day: shownDay }: MonthCalendarProps) {
  const today = dayOf(new Date());
  return (
    <MonthGrid
      caption={s.month.table(formatMonth(month))}
      days={sky.days}
      cellOf={(cell) => (
        <DayCell
          {...cell}
          events={sky.events.filter(({ event }) => dayOf(event.at) === cell.day)}
          isShown={cell.day === shownDay}
          isToday={cell.day === today}
        />
      )}
    />
  );
}

type DayCellProps = MonthSky['days'][number] & {
  events: MonthSky['events'];
  isShown: boolean;
  isToday: boolean;
};

function DayCell({ day, elongation, phase, events, isShown, isToday }: DayCellProps) {
  const label = [formatDay(day), phase, ...events.map(({ name }) => name)].join(', ');
  return (
    <Link
      to={paths.skyDay(day)}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
      data-shown={isShown}
      className={classes(
        'flex min-h-20 flex-col items-center gap-1.5 py-2 transition-colors sm:min-h-30 sm:items-stretch sm:p-3',
        isShown ? 'bg-gold/12 shadow-[inset_0_0_0_1px_var(--color-gold)]' : 'hover:bg-ivory/5',
      )}
    >
      <span className="flex flex-col items-center justify-between gap-1.5 sm:flex-row sm:items-start">
        <span
          className={classes(
            'figures font-display text-lead leading-none',
            isToday ? 'text-gold underline underline-offset-4' : 'text-ivory',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <MoonDot elongation={elongation} className="size-5.5 sm:size-7" />
      </span>
      <span className="mt-auto flex flex-wrap justify-center gap-0.5 sm:justify-start sm:gap-1">
        {events.map(({ event, name }) => (
          <EventMark key={name} event={event} className="size-5.5 sm:size-9" />
        ))}
      </span>
    </Link>
  );
}
