import { useEffect, useState } from 'react';
import { useSession } from '../../state/session/use-session';
import { useGetSubscriptionQuery } from '../../api/subscription.api';
import { ButtonLink } from '../../design/button-link';
import { Medallion } from '../../design/medallion';
import { iconPath } from '../../design/named-icon';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { Starfield } from '../../design/starfield';
import { usePageTitle } from '../../head';
import { paths } from '../../paths';
import { pricingStrings } from './pricing.strings';

const s = pricingStrings.success;

/** A push tells of the payment; this is for when the stream is down. */
const LOOK_AGAIN_EVERY_MS = 5_000;
const LONG_MS = 30_000;

/** Where paying leads back to: waits until the payment has arrived, then shows the way on. */
export function SuccessPage() {
  usePageTitle(s.title);
  const { status } = useSession();
  return (
    <section className="relative grid min-h-dvh content-center overflow-clip pb-24 pt-32">
      <Starfield count={24} seed={7} />
      <div className="page relative grid items-center gap-16 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="clearing grid justify-items-start gap-8">
          {status === 'unknown' && <Skeleton className="h-40 w-full max-w-xl" />}
          {status === 'guest' && <SignedOut />}
          {status === 'member' && <Arrival />}
        </div>
        <Medallion path={iconPath('sparkles')} className="hidden w-[min(26rem,32vw)] lg:block" />
      </div>
    </section>
  );
}

function Arrival() {
  const [isSubscribed, setIsSubscribed] = useState(false);
  const { data } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isSubscribed ? 0 : LOOK_AGAIN_EVERY_MS,
  });
  if (data && data.subscribed !== isSubscribed) setIsSubscribed(data.subscribed);
  if (!data?.subscribed) return <OnItsWay />;
  return (
    <>
      <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
      <p className="max-w-[46ch] text-lead text-ivory-soft" role="status">
        {s.active}
      </p>
      {data.subscription_tier && <p>{s.have(data.subscription_tier)}</p>}
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={paths.tools}>{s.tools}</ButtonLink>
        <ButtonLink to={paths.mySubscription} variant="secondary">
          {s.subscription}
        </ButtonLink>
      </div>
    </>
  );
}

function OnItsWay() {
  const [takesLong, setTakesLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTakesLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
      <p className="flex max-w-[46ch] items-baseline gap-4 text-lead text-ivory-soft" role="status">
        <span className="size-2 shrink-0 animate-breathe rounded-full bg-gold" aria-hidden="true" />
        {s.pending}
      </p>
      {takesLong && <Notice tone="info">{s.long}</Notice>}
      <ButtonLink to={paths.pricing} variant="secondary">
        {s.plans}
      </ButtonLink>
    </>
  );
}

function SignedOut() {
  return (
    <>
      <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
      <p className="max-w-[46ch] text-lead text-ivory-soft">{s.signedOut}</p>
      <ButtonLink to={paths.login(paths.subscribed)}>{s.login}</ButtonLink>
    </>
  );
}
