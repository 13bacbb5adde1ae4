import { useRecentReadingsQuery } from '../../api/journal.api';
import { ButtonLink } from '../../design/button-link';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { EmptyJournal } from './empty-journal';
import { EnergyCard } from './energy-card';
import { LoadFailed } from './load-failed';
import { PlanCard } from './plan-card';
import { SavedCard } from './saved-card';
import { SignCard } from './sign-card';

const s = dashboardStrings.overview;

/** A member's day, what they kept last, their signs and their plan. */
export function OverviewTab() {
  return (
    <div className="grid gap-16">
      <EnergyCard />
      <Recent />
      <div className="grid gap-6 lg:grid-cols-2">
        <SignCard />
        <PlanCard />
      </div>
    </div>
  );
}

function Recent() {
  const { data, isError, isFetching, refetch } = useRecentReadingsQuery();
  return (
    <section aria-label={s.recent} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-title">{s.recent}</h2>
        <div className="flex flex-wrap gap-3">
          {data?.length !== 0 && (
            <ButtonLink to={paths.tools} size="compact">
              {s.newReading}
            </ButtonLink>
          )}
          <ButtonLink to={paths.tools} variant="secondary" size="compact">
            {s.explore}
          </ButtonLink>
        </div>
      </div>
      {isError && <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-[23.5rem] w-full" />}
      {data?.length === 0 && <EmptyJournal />}
      {data && data.length > 0 && (
        <>
          <div>
            {data.map((reading) => (
              <SavedCard key={reading.id} reading={reading} />
            ))}
          </div>
          <ButtonLink to={paths.myReadings} variant="quiet" className="-ml-3 justify-self-start">
            {s.all}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
