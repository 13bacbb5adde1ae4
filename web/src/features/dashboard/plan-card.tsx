import type { Subscription } from '@cosmic/contracts/billing';
import { useListPlansQuery, useSubscription } from '../../api/subscription.api';
import { ButtonLink } from '../../design/button-link';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from '../../language/dates';
import { Panel } from './panel';
import { PlanTerms } from './plan-terms';

const s = dashboardStrings.subscription;

/** The plan in a few words, and the way to more. */
export function PlanCard() {
  const { data, isError } = useSubscription();
  const { isLoading } = useListPlansQuery();
  const isKnown = data && !isLoading;
  return (
    <Panel title={dashboardStrings.overview.plan}>
      {isError && <p className="text-rose">{s.unverified}</p>}
      {/* As high as what comes, so that nothing below moves. */}
      {!isKnown && !isError && <Skeleton className="h-56 w-full" />}
      {isKnown && (
        <>
          <p className="font-display text-title">
            {data.subscription_tier ? s[data.subscription_tier] : s.free}
          </p>
          <Words subscription={data} />
          <ButtonLink
            to={hasSomething(data) ? paths.mySubscription : paths.pricing}
            variant="secondary"
            size="compact"
            className="justify-self-start"
          >
            {hasSomething(data) ? s.manage : s.upgrade}
          </ButtonLink>
        </>
      )}
    </Panel>
  );
}

/** Whether there is something to manage: a subscription, or one to be paid. */
function hasSomething({ subscribed, payment_failed }: Subscription): boolean {
  return subscribed || payment_failed;
}

function Words({ subscription }: { subscription: Subscription }) {
  const { subscription_end, cancels, payment_failed } = subscription;
  const end = subscription_end && dayOf(subscription_end);
  if (payment_failed) return <p className="text-rose">{end ? s.failed(end) : s.lapsed}</p>;
  if (!end) return <PlanTerms plan="free" />;
  return <p className="text-ivory-soft">{(cancels ? s.ends : s.renews)(end)}</p>;
}
