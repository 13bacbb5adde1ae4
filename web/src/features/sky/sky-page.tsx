import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '../../design/button';
import { buttonLook } from '../../design/button-look';
import { ButtonLink } from '../../design/button-link';
import { ChartCorner } from '../../design/chart-corner';
import { NamedIcon } from '../../design/named-icon';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { dayOf } from '../../design/sky/days';
import { useHydrated } from '../../design/use-hydrated';
import { usePageTitle } from '../../head';
import { pathInLanguage } from '../../language/language';
import { paths } from '../../paths';
import { skyPaths } from '../../sky-paths';
import { DayPanel } from './day-panel';
import { shownBy } from './month';
import { MonthCalendar } from './month-calendar';
import { MonthNav } from './month-nav';
import { MomentChart } from './moment-chart';
import { MonthEvents } from './month-events';
import { skyStrings as s } from './sky.strings';
import type { MonthSky, NamedEvent } from './sky-of';
import { useSkyOf } from './use-sky-of';

/** A month of the sky, one of its days, and the chart of the moment. Each has an address. */
export function SkyPage() {
  usePageTitle(s.title);
  const [asked] = useSearchParams();
  const shown = shownBy(asked, dayOf(new Date()));
  const { ofMonth, ofDay, lost } = useSkyOf(shown);
  // The day is that of the visitor, which the server does not know.
  const isHydrated = useHydrated();
  const calendar = useAskedFor('#calendar');
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-14 pb-28 pt-36 md:pt-44">
        <header className="grid gap-6">
          <h1 className="max-w-[12ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
          <p className="max-w-[52ch] text-lead text-ivory-soft">{s.intro}</p>
          <p className="flex flex-wrap gap-x-6 gap-y-3">
            {/* A file of the server's: the application has no page at it. */}
            <a
              href={pathInLanguage(paths.calendarFile)}
              download
              className={buttonLook('secondary', 'regular', '')}
            >
              <NamedIcon name="calendar" className="size-5 text-gold" />
              {s.calendarFile}
            </a>
            <ButtonLink to={skyPaths.bestDays} variant="quiet" className="-ml-3 sm:ml-0">
              {s.bestDays}
            </ButtonLink>
            <ButtonLink to={skyPaths.time} variant="quiet" className="-ml-3 sm:ml-0">
              {s.time}
            </ButtonLink>
            <ButtonLink to={skyPaths.river} variant="quiet" className="-ml-3 sm:ml-0">
              {s.river}
            </ButtonLink>
            <ButtonLink to={skyPaths.panchangMonth} variant="quiet" className="-ml-3 sm:ml-0">
              {s.panchang}
            </ButtonLink>
            <ButtonLink to={paths.accuracy} variant="quiet" className="-ml-3 sm:ml-0">
              {s.accuracy}
            </ButtonLink>
          </p>
        </header>
        {lost && (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="compact" onClick={() => window.location.reload()}>
                {s.again}
              </Button>
            }
          >
            {s.lost}
          </Notice>
        )}
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div ref={calendar} id="calendar" className="grid min-w-0 content-start gap-6">
            {isHydrated ? <MonthNav month={shown.month} /> : <Skeleton className="h-12 w-full" />}
            {ofMonth ? (
              <MonthCalendar month={ofMonth.month} sky={ofMonth.sky} day={shown.day} />
            ) : (
              <Skeleton className="aspect-[7/6] w-full" />
            )}
          </div>
          {ofDay ? (
            <DayPanel {...ofDay} events={eventsOn(ofDay.day, ofMonth?.sky)} />
          ) : (
            <Skeleton className="h-[40rem] w-full" />
          )}
        </div>
        {!(ofMonth && ofDay) && !lost && <SkyBelow />}
        {ofMonth && ofDay && (
          <>
            <MonthEvents month={ofMonth.month} events={ofMonth.sky.events} />
            <MomentChart {...ofDay} />
          </>
        )}
      </div>
    </div>
  );
}

function eventsOn(day: string, sky: MonthSky | undefined): NamedEvent[] {
  return (sky?.events ?? []).filter(({ event }) => dayOf(event.at) === day);
}

/** The room of the events and of the chart, so that what is below stays where it is when they come. */
function SkyBelow() {
  return (
    <>
      <Skeleton className="h-[41rem] w-full md:h-[24rem]" />
      <div className="min-h-[141rem] md:min-h-[120rem]">
        <Skeleton className="h-[40rem] w-full" />
      </div>
    </>
  );
}

/** Brings a part of the page into view where the address names it; every page begins at its top. */
function useAskedFor(name: string) {
  const { hash, key } = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== name) return;
    const frame = requestAnimationFrame(() => part.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, key, name]);
  return part;
}
