import type { Place } from '@cosmic/contracts/sky/places';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../design/button';
import { ButtonLink } from '../../../design/button-link';
import { FactRow, FactTable } from '../../../design/figures/jyotish/fact-table';
import { Icon } from '../../../design/icon';
import { NamedIcon } from '../../../design/named-icon';
import { Skeleton } from '../../../design/skeleton';
import { dayOf } from '../../../design/sky/days';
import { usePageTitle } from '../../../head';
import { paths } from '../../../paths';
import { skyPaths } from '../../../sky-paths';
import { saveFile } from '../../../save-file';
import { placeIn, queryOf } from '../../../design/panchang/chosen-place';
import { formatDayOfMonth, formatMonth } from '../formats';
import { monthAway, shownBy } from '../month';
import { skyStrings } from '../sky.strings';
import { TownField } from '../../../design/birth/town-field';
import { TryAgain } from '../../../design/try-again';
import { fileOf, monthOf, type PanchangRow } from './month-of';
import { MonthTable } from './month-table';
import { useGetPanchangMonthQuery } from './panchang.api';
import { panchangStrings as s } from './panchang.strings';

/** A month of panchang days for a place, as a calendar and day by day. Month and place stand in the address. */
export function PanchangPage() {
  usePageTitle(s.title);
  const [asked, setAsked] = useSearchParams();
  const { month } = shownBy(asked, dayOf(new Date()));
  const query = asked.toString();
  const place = useMemo(() => placeIn(new URLSearchParams(query)), [query]);
  const { latitude, longitude, zone } = place;
  const asking = useGetPanchangMonthQuery({ month, latitude, longitude, zone });
  const { currentData: days, isError } = asking;
  const rows = useMemo(() => days && monthOf(days, place), [days, place]);
  const keep = () => {
    if (!rows) return;
    const file = fileOf(formatMonth(month), rows, place, new Date());
    saveFile(s.fileName(month), file, 'text/calendar');
  };
  return (
    <div className="page grid gap-12 pb-28 pt-36 md:pt-44">
      <header className="grid gap-6">
        <h1 className="max-w-[14ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
        <p className="max-w-[52ch] text-lead text-ivory-soft">{s.intro}</p>
        <TownField
          key={place.name}
          label={s.place}
          hint={s.placeHint}
          place={place}
          onChoose={(town) => setAsked({ month, ...queryOf(town) })}
        />
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <Button variant="secondary" onClick={keep} disabled={!rows}>
            <NamedIcon name="calendar" className="size-5 text-gold" />
            {s.file}
          </Button>
          <ButtonLink to={paths.tool('panchang')} variant="quiet" className="-ml-3 sm:ml-0">
            {s.toDay}
          </ButtonLink>
        </p>
      </header>
      {isError && (
        <TryAgain
          again={skyStrings.again}
          busy={s.asking}
          isBusy={asking.isFetching}
          onRetry={asking.refetch}
        >
          {s.failed}
        </TryAgain>
      )}
      <div className="grid gap-6">
        <Months month={month} place={place} />
        {rows ? (
          <MonthTable month={month} place={place.name} rows={rows} />
        ) : (
          !isError && <Skeleton className="aspect-[7/6] w-full" />
        )}
      </div>
      {rows && <DayTable month={month} rows={rows} />}
      <p className="max-w-[70ch] text-note text-ivory-soft">{s.rule}</p>
    </div>
  );
}

function Months({ month, place }: { month: string; place: Place }) {
  const to = (asked: Record<string, string>) =>
    `${skyPaths.panchangMonth}?${new URLSearchParams({ ...asked, ...queryOf(place) }).toString()}`;
  const steps = [
    { label: s.before, month: monthAway(month, -1), className: 'rotate-180' },
    { label: s.after, month: monthAway(month, 1), className: '' },
  ];
  return (
    <nav
      aria-label={s.months}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <h2 className="text-headline font-light" aria-live="polite">
        {formatMonth(month)}
      </h2>
      <div className="-mr-3 flex items-center max-sm:-ml-3">
        <Link to={to({})} className="px-3 py-2.5 text-ivory-soft hover:text-gold">
          {s.now}
        </Link>
        {steps.map(
          ({ label, month: next, className }) =>
            next && (
              <Link
                key={label}
                to={to({ month: next })}
                aria-label={label}
                className="grid size-12 place-items-center text-gold hover:text-ivory"
              >
                <Icon name="arrow" className={`size-5 ${className}`} />
              </Link>
            ),
        )}
      </div>
    </nav>
  );
}

function DayTable({ month, rows }: { month: string; rows: readonly PanchangRow[] }) {
  return (
    <FactTable caption={s.all(formatMonth(month))} heads={s.heads}>
      {rows.map(({ day, tithis, nakshatras, month: name, sunrise, festivals, observances }) => (
        <FactRow
          key={day}
          id={day}
          head={formatDayOfMonth(day)}
          isLit={festivals.length > 0}
          cells={
            tithis.length > 0
              ? [
                  [...festivals, ...observances].join(', '),
                  tithis.join('; '),
                  nakshatras.join('; '),
                  name,
                  sunrise,
                ]
              : ['', s.noSun, '', '', '']
          }
        />
      ))}
    </FactTable>
  );
}
