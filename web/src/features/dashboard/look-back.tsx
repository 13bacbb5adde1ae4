import type { MonthCount } from '@cosmic/contracts/readings/journal';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useReadingsOfSpanQuery } from '../../api/journal.api';
import { dayOf } from '../../language/dates';
import { langOf } from '../../language/lang-of';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { localDate, sameDayAgo, spanOf } from './history.rules';

const s = dashboardStrings.readings;

/** What was kept on this day a month and a year ago; nothing where nothing was. */
export function LookBack({ months }: { months: readonly MonthCount[] }) {
  const [today] = useState(() => new Date());
  const days = [
    { label: s.monthAgo, day: sameDayAgo(today, 1) },
    { label: s.yearAgo, day: sameDayAgo(today, 12) },
  ];
  return (
    <div className="grid gap-x-10 gap-y-6 empty:hidden md:grid-cols-2">
      {days.map(({ label, day }) => {
        const isKnown = day && months.some(({ month }) => month === localDate(day).slice(0, 7));
        return isKnown && <OfDay key={label} label={label} day={day} />;
      })}
    </div>
  );
}

function OfDay({ label, day }: { label: string; day: Date }) {
  const { data = [] } = useReadingsOfSpanQuery(spanOf(day));
  if (data.length === 0) return null;
  return (
    <section aria-label={label} className="grid content-start gap-2 border-l border-gold pl-5">
      <p className="figures text-note text-gold">
        {label}, {dayOf(day.toISOString())}
      </p>
      <ul className="grid gap-4">
        {data.map(({ id, title, essence }) => (
          <li key={id} lang={langOf(essence || title)} className="grid gap-1">
            <Link
              to={paths.myReading(id)}
              className="py-1 font-display text-title hover:text-gold max-md:min-h-11"
            >
              {title}
            </Link>
            {essence && <p className="max-w-[48ch] text-ivory-soft">{essence}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
