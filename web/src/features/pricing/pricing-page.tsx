import type { PlanList } from '@cosmic/contracts/billing';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListPlansQuery, useSubscription } from '../../api/subscription.api';
import { ChartCorner } from '../../design/chart-corner';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { usePageTitle } from '../../head';
import { lazyPart } from '../../lazy-part';
import { PlanCard } from './plan-card';
import { pricingStrings as s } from './pricing.strings';
import { Questions } from './questions';
import { useCheckout } from './use-checkout';

/** The engravings are many, and stand below the prices. */
const PremiumTools = lazyPart(() => import('./premium-tools'), 'PremiumTools');

/** Where the plans are shown and bought. */
export function PricingPage() {
  usePageTitle(s.title);
  const { data: known, isError, isFetching, refetch } = useListPlansQuery();
  const data = useDeferredValue(known);
  const [search] = useSearchParams();

  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-14 pb-28 pt-36 md:pt-44">
        <header className="grid gap-5">
          <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
          <p className="max-w-[46ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        {search.get('checkout') === 'cancelled' && <Notice tone="info">{s.cancelled}</Notice>}
        {isError && (
          <TryAgain again={s.again} isBusy={isFetching} onRetry={refetch}>
            {s.unavailable}
          </TryAgain>
        )}
        {data ? (
          <>
            <Plans list={data} />
            <Questions list={data} />
            <PremiumTools.WhenLoaded props={{}} fallback={null} />
          </>
        ) : (
          !isError && <Skeleton className="h-96 w-full" />
        )}
      </div>
    </div>
  );
}

function Plans({ list: { plans, payments } }: { list: PlanList }) {
  const { data: subscription } = useSubscription();
  const { busyWith, start } = useCheckout();
  const current = subscription && (subscription.subscription_tier ?? 'free');
  return (
    <div className="grid gap-6">
      {payments === 'off' && <Notice tone="info">{s.off}</Notice>}
      <ul className="grid gap-x-4 gap-y-9 md:grid-cols-3 lg:gap-x-6">
        {plans.map((plan) => (
          <li key={plan.key} className="grid">
            <PlanCard
              plan={plan}
              current={current}
              canBuy={payments !== 'off'}
              isBusy={busyWith === plan.key}
              onBuy={(key) => void start(key)}
            />
          </li>
        ))}
      </ul>
      {payments === 'test' && <p className="text-note text-ivory-soft">{s.test}</p>}
    </div>
  );
}
