import { useSubscription } from '../../api/subscription.api';
import { ButtonLink } from '../../design/button-link';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from './dates';
import { Panel } from './panel';

const s = dashboardStrings.subscription;

/** The plan in a few words, and the way to more. */
export function PlanCard() {
  const { data, isError } = useSubscription();
  return (
    <Panel title={dashboardStrings.overview.plan}>
      {isError && <p className="text-rose">{s.unverified}</p>}
      {!data && !isError && <Skeleton className="h-16 w-full" />}
      {data && (
        <>
          <p className="font-display text-title">
            {data.subscription_tier ? s[data.subscription_tier] : s.free}
          </p>
          <p className="text-ivory-soft">
            {data.subscription_end
              ? (data.cancels ? s.ends : s.renews)(dayOf(data.subscription_end))
              : s.freeText}
          </p>
          <ButtonLink
            to={data.subscribed ? paths.mySubscription : paths.pricing}
            variant="secondary"
            size="compact"
            className="justify-self-start"
          >
            {data.subscribed ? s.manage : s.upgrade}
          </ButtonLink>
        </>
      )}
    </Panel>
  );
}
