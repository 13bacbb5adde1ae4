import type { ReactNode } from 'react';
import { weeksOf } from '../../design/sky/days';
import { WEEKDAYS } from './formats';

interface MonthGridProps<Day> {
  caption: string;
  /** All days of a month, the first first. */
  days: readonly Day[];
  /** What stands in the field of a day. */
  cellOf: (day: Day) => ReactNode;
}

/** A month as a page of an almanac has it: a week a line, from Monday to Sunday. */
export function MonthGrid<Day extends { day: string }>({
  caption,
  days,
  cellOf,
}: MonthGridProps<Day>) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map(({ short, long }) => (
            <th
              key={short}
              scope="col"
              abbr={long}
              className="pb-2 text-left text-note font-normal text-ivory-soft max-sm:text-center"
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week, index) => (
          <tr key={index}>
            {week.map((day, column) => (
              <td key={column} className="border border-gold-line/30 p-0 align-top">
                {day && cellOf(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
