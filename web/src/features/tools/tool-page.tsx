import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '../../state/session/use-session';
import { useIsSubscriber } from '../../api/subscription.api';
import { Skeleton } from '../../design/skeleton';
import { useToast } from '../../state/use-toast';
import { TryAgain } from '../../design/try-again';
import { useHydrated } from '../../design/use-hydrated';
import { usePageTitle } from '../../head';
import { lazyPart } from '../../lazy-part';
import { paths } from '../../paths';
import { Prerendered } from '../../prerendered';
import { ToolHeader } from './tool-header';
import { ToolGround, ToolOnItsWay } from './tool-on-its-way';
import { ToolScreen } from './tool-screen';
import { listTools, useListToolsQuery } from '../../api/tools.api';
import { toolsStrings } from './tools.strings';
import { viewOf } from './views';

const s = toolsStrings.catalogue;

/** Whoever may use a tool never sees it. */
const PremiumRequired = lazyPart(() => import('./wall/premium-required'), 'PremiumRequired');

interface ToolPageProps {
  /** Shown for an address that names no tool. */
  notFound: ReactNode;
}

export const begin = listTools;

/** The page of one tool, whichever it is. */
export function ToolPage({ notFound }: ToolPageProps) {
  const { slug } = useParams();
  const { data, isLoading, isFetching, isError, refetch } = useListToolsQuery();
  const tool = data?.find((candidate) => candidate.slug === slug);
  if (data && !tool) return notFound;

  if (isLoading) {
    return (
      <Prerendered>
        <ToolGround>
          <ToolOnItsWay />
        </ToolGround>
      </Prerendered>
    );
  }
  return (
    <ToolGround>
      {isError && (
        <TryAgain again={s.again} busy={s.loading} isBusy={isFetching} onRetry={refetch}>
          {s.failed}
        </TryAgain>
      )}
      {tool && <Tool key={tool.slug} tool={tool} />}
    </ToolGround>
  );
}

function Tool({ tool }: { tool: ToolSummary }) {
  const isHydrated = useHydrated();
  const isSubscriber = useIsSubscriber();
  usePageTitle(tool.name);
  useEffect(() => {
    // Ready by the time the form is sent; a failure shows when it is needed. Not before somebody
    // begins: the rules of all tools hold a telephone for a quarter of a second.
    const prepare = () => void import('./form/check-params').catch(() => undefined);
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);
  if (!isHydrated) return <ToolOnItsWay tool={tool} view={viewOf(tool.slug)} />;
  return (
    <>
      {tool.premium && !isSubscriber ? (
        <>
          <ToolHeader tool={tool} />
          {isSubscriber === undefined ? (
            <Skeleton className="h-40 w-full max-w-xl" />
          ) : (
            <Gate tool={tool} />
          )}
        </>
      ) : (
        <ToolScreen tool={tool} />
      )}
    </>
  );
}

/** What stands before a premium tool; from some of them guests are sent on to the plans. */
function Gate({ tool }: { tool: ToolSummary }) {
  const toast = useToast();
  const { status } = useSession();
  const isSentOn = status === 'guest' && tool.policy?.guestsToPlans === true;
  useEffect(() => {
    if (isSentOn) toast('error', toolsStrings.premium.guests);
  }, [toast, isSentOn]);
  return isSentOn ? <Navigate to={paths.pricing} replace /> : <PremiumRequired tool={tool} />;
}
