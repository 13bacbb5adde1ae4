import type { Subscription } from '@cosmic/contracts/billing';
import { problemOf } from '../../api/api-error';
import {
  useGetSubscriptionQuery,
  useListPlansQuery,
  useOpenPortalMutation,
} from '../../api/subscription.api';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { BASE_PATH } from '../../language/language';
import { chooseLanguage } from '../../state/chosen-language';
import { useToast } from '../../state/use-toast';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { dayOf } from '../../language/dates';
import { Invoices } from './invoices';
import { LoadFailed } from './load-failed';
import { PlanTerms } from './plan-terms';

const s = dashboardStrings.subscription;

/** The plan, when it renews or ends, what was paid, and the way to change it. */
export function SubscriptionTab() {
  const { data, isError, isFetching, refetch } = useGetSubscriptionQuery();
  // What the plan holds stands above all else: nothing is shown that it would push down.
  const { isLoading } = useListPlansQuery();
  if (isError) {
    return <LoadFailed words={s.unverified} isBusy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || isLoading) return <Skeleton className="h-48 w-full max-w-2xl" />;
  const { subscribed, subscription_tier: plan, payment_failed: failed } = data;
  return (
    <div className="grid gap-14">
      <section className="grid max-w-2xl gap-6">
        <div className="grid gap-2">
          <h2 className="text-headline font-light">{plan ? s[plan] : s.free}</h2>
          <Term subscription={data} />
        </div>
        <PlanTerms plan={plan ?? 'free'} />
        {/* Whoever has something to pay or to change does it at the provider's. */}
        {subscribed || failed ? <Manage /> : <Upgrade />}
      </section>
      <Invoices />
    </div>
  );
}

/** What becomes of the subscription, and when. */
function Term({ subscription }: { subscription: Subscription }) {
  const { subscription_end, cancels, payment_failed } = subscription;
  const end = subscription_end && dayOf(subscription_end);
  if (payment_failed) return <Notice tone="error">{end ? s.failed(end) : s.lapsed}</Notice>;
  if (!end) return null;
  return (
    <p className="text-lead text-ivory-soft">
      {cancels ? s.endsUnlessResumed(end) : s.renews(end)}
    </p>
  );
}

function Upgrade() {
  return (
    <ButtonLink to={paths.pricing} className="justify-self-start">
      {s.upgrade}
    </ButtonLink>
  );
}

/** What the portal may refuse with that has words of its own. */
const KNOWN = ['portal_sign_in_required', 'payment_provider_unavailable', 'payments_off'];

function Manage() {
  const toast = useToast();
  const [open, { isLoading }] = useOpenPortalMutation();
  const manage = async () => {
    try {
      const { url } = await open().unwrap();
      // The provider leads back to an address that names no language.
      chooseLanguage(BASE_PATH);
      window.location.assign(url);
    } catch (error) {
      const { code, message } = problemOf(error);
      if (code === 'incomplete') toast('error', s.portalFailed, s.noPortal);
      else toast('error', KNOWN.includes(code) ? message : s.portalFailed);
    }
  };
  return (
    <Button
      className="justify-self-start"
      busy={isLoading && s.manageBusy}
      onClick={() => void manage()}
    >
      {s.manage}
    </Button>
  );
}
