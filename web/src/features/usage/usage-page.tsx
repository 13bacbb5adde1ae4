import type { UsageRange } from '@cosmic/contracts/usage';
import { Link, useSearchParams } from 'react-router-dom';
import { ChartCorner } from '../../design/chart-corner';
import { classes } from '../../design/classes';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { Figures } from './figures';
import { ResonanceSection } from './resonance-section';
import { useGetUsageQuery } from './usage.api';
import { usageStrings as s } from './usage.strings';

const RANGES = ['7', '30', '90'] as const satisfies readonly UsageRange[];
const USUAL: UsageRange = '30';
const POLL_INTERVAL_MS = 10_000;

/** What happens on the site, counted; for the administrator alone. The address says for how many days. */
export function UsagePage() {
  usePageTitle(s.title);
  const [params] = useSearchParams();
  const range = RANGES.find((known) => known === params.get('days')) ?? USUAL;
  const { data, currentData, isError, isFetching, refetch } = useGetUsageQuery(range, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-36 md:pt-40">
        <header className="grid gap-5">
          <h1 className="text-headline font-light tracking-[-0.01em] md:text-hero">{s.title}</h1>
          <p className="max-w-[52ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        <nav aria-label={s.range}>
          <ul className="flex flex-wrap gap-2">
            {RANGES.map((value) => (
              <li key={value}>
                <Link
                  to={`${paths.usage}?days=${value}`}
                  aria-current={value === range ? 'true' : undefined}
                  className={classes(
                    'flex min-h-11 items-center border px-4 transition-colors',
                    value === range
                      ? 'border-gold bg-gold/10 text-gold'
                      : 'border-gold-line/45 text-ivory-soft hover:border-gold hover:text-gold',
                  )}
                >
                  {s.ranges[value]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {isError && (
          <TryAgain again={s.again} busy={s.loading} isBusy={isFetching} onRetry={refetch}>
            {s.failed}
          </TryAgain>
        )}
        {!data && !isError && (
          <div role="status" aria-label={s.loading} className="grid gap-8">
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-72 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        )}
        {data && (
          <div className={classes('grid gap-16 transition-opacity', !currentData && 'opacity-50')}>
            <Figures usage={data} />
          </div>
        )}
        <ResonanceSection />
      </div>
    </div>
  );
}
