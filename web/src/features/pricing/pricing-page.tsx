import type { PaidPlan, Plan } from '@cosmic/contracts/billing';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../api/api-error';
import { useSession } from '../../api/session/use-session';
import {
  useCreateCheckoutMutation,
  useListPlansQuery,
  useSubscription,
} from '../../api/subscription.api';
import { Button } from '../../design/button';
import { ChartCorner } from '../../design/chart-corner';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { toast } from '../../design/toast';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { PlanCard } from './plan-card';
import { pricingStrings as s } from './pricing.strings';

/** Where the plans are shown and bought. */
export function PricingPage() {
  usePageTitle(s.title);
  const { data, isError, isFetching, refetch } = useListPlansQuery();
  const { data: subscription } = useSubscription();
  const { status } = useSession();
  const buy = useCheckout();
  const currentOf = (plan: Plan) =>
    status === 'member' && plan.key === (subscription?.subscription_tier ?? 'free');

  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-14 pb-28 pt-36 md:pt-44">
        <header className="grid gap-5">
          <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
          <p className="max-w-[46ch] text-lead text-ivory-soft">{s.intro}</p>
        </header>
        <Outcome isSubscribed={subscription?.subscribed === true} />
        {isError && (
          <Notice
            tone="error"
            action={
              <Button
                variant="secondary"
                size="compact"
                busy={isFetching && s.again}
                onClick={() => void refetch()}
              >
                {s.again}
              </Button>
            }
          >
            {s.unavailable}
          </Notice>
        )}
        {data ? (
          <>
            <ul className="grid gap-6 lg:grid-cols-3">
              {data.plans.map((plan) => (
                <li key={plan.key} className="grid">
                  <PlanCard
                    plan={plan}
                    isCurrent={currentOf(plan)}
                    isSubscriber={subscription?.subscribed === true}
                    isBusy={buy.busyWith === plan.key}
                    onBuy={(key) => void buy.start(key)}
                  />
                </li>
              ))}
            </ul>
            {data.testMode && <p className="text-note text-ivory-soft">{s.test}</p>}
            <Questions graceDays={data.graceDays} />
          </>
        ) : (
          !isError && <Skeleton className="h-96 w-full" />
        )}
      </div>
    </div>
  );
}

/** Sends the browser to the page where a plan is paid; each button is busy by itself. */
function useCheckout() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [create] = useCreateCheckoutMutation();
  const [busyWith, setBusyWith] = useState<PaidPlan>();
  const start = async (plan: PaidPlan) => {
    if (busyWith) return;
    if (status !== 'member') {
      toast('error', s.needsAccount);
      return navigate(paths.signup(paths.pricing));
    }
    setBusyWith(plan);
    try {
      const { url } = await create(plan).unwrap();
      window.location.assign(url);
    } catch (error) {
      setBusyWith(undefined);
      const { code, message } = problemOf(error);
      toast('error', KNOWN.includes(code) ? message : s.failed);
    }
  };
  return { busyWith, start };
}

/** What the checkout may refuse with that has words of its own. */
const KNOWN = ['payment_provider_unavailable', 'payments_off', 'sign_in_required'];

/** What came of a visit to the checkout. */
function Outcome({ isSubscribed }: { isSubscribed: boolean }) {
  const [search] = useSearchParams();
  const outcome = search.get('checkout');
  useEffect(() => {
    if (outcome === 'success' && isSubscribed) toast('success', s.success);
  }, [outcome, isSubscribed]);
  if (outcome === 'success') {
    return <Notice tone="info">{isSubscribed ? s.success : s.pending}</Notice>;
  }
  return outcome === 'cancelled' ? <Notice tone="info">{s.cancelled}</Notice> : null;
}

function Questions({ graceDays }: { graceDays: number }) {
  return (
    <section aria-label={s.faqTitle} className="grid gap-6 pt-8">
      <h2 className="text-headline font-light">{s.faqTitle}</h2>
      <div className="border-b border-gold-line/40">
        {s.faq(graceDays).map(({ question, answer }) => (
          <details key={question} className="group border-t border-gold-line/40">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4 font-display text-title marker:content-['']">
              {question}
              <span
                aria-hidden="true"
                className="text-gold transition-transform group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="max-w-[66ch] pb-6 text-ivory-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
