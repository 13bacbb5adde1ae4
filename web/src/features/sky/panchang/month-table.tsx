import { classes } from '../../../design/classes';
import { dayOf } from '../../../design/sky/days';
import { formatDay, formatMonth } from '../formats';
import { MonthGrid } from '../month-grid';
import type { PanchangRow } from './month-of';
import { panchangStrings as s } from './panchang.strings';

interface MonthTableProps {
  month: string;
  place: string;
  rows: readonly PanchangRow[];
}

/** The month at a glance: the tithi of each sunrise, and what falls on the day. */
export function MonthTable({ month, place, rows }: MonthTableProps) {
  const today = dayOf(new Date());
  return (
    <MonthGrid
      caption={s.table(formatMonth(month), place)}
      days={rows}
      cellOf={(row) => <Cell row={row} isToday={row.day === today} />}
    />
  );
}

function Cell({ row, isToday }: { row: PanchangRow; isToday: boolean }) {
  const { day, tithi, isBright, tithis, festivals, observances } = row;
  const marks = [...festivals, ...observances];
  return (
    <a
      href={`#${day}`}
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'flex min-h-20 flex-col gap-1 p-1.5 hover:bg-ivory/5 max-sm:items-center sm:min-h-30 sm:p-3',
        festivals.length > 0 && 'bg-gold/12',
      )}
    >
      <span className="sr-only">{[formatDay(day), tithis[0] ?? s.noSun, ...marks].join(', ')}</span>
      <span
        aria-hidden="true"
        className={classes(
          'figures font-display text-lead leading-none',
          isToday ? 'text-gold underline underline-offset-4' : 'text-ivory',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {tithi !== null && (
        <span aria-hidden="true" className="text-note leading-tight text-ivory-soft">
          <span className="max-sm:hidden">{isBright ? s.bright : s.dark} </span>
          <span className="sm:hidden">
            {[...(isBright ? s.bright : s.dark)].slice(0, 2).join('')}{' '}
          </span>
          {tithi}
        </span>
      )}
      {marks.length > 0 && (
        <>
          <span
            aria-hidden="true"
            className="mt-auto text-note leading-tight text-gold max-sm:hidden"
          >
            {marks.join(', ')}
          </span>
          <span className="mt-auto size-2 rotate-45 bg-gold sm:hidden" />
        </>
      )}
    </a>
  );
}
