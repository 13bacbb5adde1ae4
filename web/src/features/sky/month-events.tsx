import { Link } from 'react-router-dom';
import { EventMark } from '../../design/sky/event-mark';
import { dayOf } from '../../design/sky/days';
import { paths } from '../../paths';
import { formatDateAndTime, formatMonth } from './formats';
import type { NamedEvent } from './sky-of';
import { skyStrings as s } from './sky.strings';

/** Everything of a month in one list, in the order of time. */
export function MonthEvents({ month, events }: { month: string; events: readonly NamedEvent[] }) {
  return (
    <section aria-labelledby="month" className="grid gap-8 border-t border-gold-line/30 pt-14">
      <h2 id="month" className="text-headline font-light">
        {s.month.events(formatMonth(month))}
      </h2>
      <ol className="gap-x-14 sm:columns-2 lg:columns-3">
        {events.map(({ event, name }) => (
          <li
            key={`${name} ${event.at.getTime()}`}
            className="break-inside-avoid border-b border-gold-line/30"
          >
            <Link
              to={paths.skyDay(dayOf(event.at))}
              className="flex items-center gap-4 py-3 hover:text-gold"
            >
              <EventMark event={event} className="size-10" />
              <span className="grid leading-snug">
                {name}
                <time
                  dateTime={event.at.toISOString()}
                  className="figures text-note text-ivory-soft"
                >
                  {formatDateAndTime(event.at)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
