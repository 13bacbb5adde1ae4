import { Link, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../api/api-error';
import { useListDaysQuery } from '../../api/today.api';
import { ButtonLink } from '../../design/button-link';
import { ChartCorner } from '../../design/chart-corner';
import { Icon } from '../../design/icon';
import { beginningOf, dayOf } from '../../design/sky/days';
import { TryAgain } from '../../design/try-again';
import { useIsOnline } from '../../design/use-is-online';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { useSession } from '../../state/session/use-session';
import { DaysOnTheirWay, EmptyDays } from './empty-days';
import { formatMonth } from './formats';
import { KeptDays } from './kept-days';
import { MonthOfMoons } from './month-of-moons';
import { todayStrings } from './today.strings';

const s = todayStrings.days;

/** What its reader kept of the days of a month, with the Moon of each. */
export function DaysPage() {
  usePageTitle(s.title);
  const [asked] = useSearchParams();
  const month = monthAsked(asked.get('month'));
  const { status } = useSession();
  const isOnline = useIsOnline();
  const { currentData, error, isFetching, refetch } = useListDaysQuery(month, {
    skip: status === 'unknown' && isOnline,
    refetchOnMountOrArgChange: true,
  });
  const days = currentData?.days ?? [];
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-[calc(100svh-var(--bottom-bar))] content-start gap-12 pb-28 pt-32 md:pt-40">
        <header className="grid gap-5">
          <h1 className="max-w-[12ch] text-hero font-light tracking-[-0.02em]">{s.title}</h1>
          <p className="max-w-[48ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        <nav aria-label={s.nav} className="flex items-center justify-between gap-6">
          <h2 className="text-headline font-light">{formatMonth(month)}</h2>
          <p className="-mr-3 flex">
            <MonthLink to={currentData?.earlier} label={s.before} isBack />
            <MonthLink to={currentData?.later} label={s.after} />
          </p>
        </nav>
        {error ? (
          <TryAgain
            again={todayStrings.again}
            busy={todayStrings.trying}
            isBusy={isFetching}
            onRetry={refetch}
          >
            {s.failed} {problemOf(error).message}
          </TryAgain>
        ) : !currentData ? (
          <DaysOnTheirWay />
        ) : (
          <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <MonthOfMoons month={month} days={days} />
            {days.some(({ card, note }) => card ?? note) ? (
              <KeptDays days={days} />
            ) : (
              <EmptyDays month={formatMonth(month)} />
            )}
          </div>
        )}
        {status === 'guest' && (
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-ivory-soft">
            {s.guest}
            <ButtonLink to={paths.signup(paths.myDays)} variant="secondary" size="compact">
              {s.signup}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** The month of the address; this one where it asks for none that there is, or that is to come. */
function monthAsked(asked: string | null): string {
  const now = dayOf(new Date()).slice(0, 7);
  return asked && beginningOf(`${asked}-01`) && asked <= now ? asked : now;
}

interface MonthLinkProps {
  to: string | null | undefined;
  label: string;
  isBack?: boolean;
}

function MonthLink({ to, label, isBack = false }: MonthLinkProps) {
  if (!to) return null;
  return (
    <Link
      to={`${paths.myDays}?month=${to}`}
      aria-label={label}
      className="grid size-12 place-items-center text-gold hover:text-ivory"
    >
      <Icon name="arrow" className={isBack ? 'size-5 rotate-180' : 'size-5'} />
    </Link>
  );
}
