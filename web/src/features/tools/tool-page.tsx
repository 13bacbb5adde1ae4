import type { ToolSummary } from '@cosmic/contracts/tools';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ChartCorner } from '../../design/chart-corner';
import { Skeleton } from '../../design/skeleton';
import { usePageTitle } from '../../head';
import { CatalogueFailed } from './catalogue-failed';
import { PremiumRequired } from './premium-required';
import { ToolHeader } from './tool-header';
import { ToolScreen } from './tool-screen';
import { useListToolsQuery } from './tools.api';
import { toolsStrings } from './tools.strings';

const s = toolsStrings.catalogue;

interface ToolPageProps {
  /** Shown for an address that names no tool. */
  notFound: ReactNode;
}

/** The page of one tool, whichever it is. */
export function ToolPage({ notFound }: ToolPageProps) {
  const { slug } = useParams();
  const { data, isLoading, isFetching, isError, refetch } = useListToolsQuery();
  const tool = data?.find((candidate) => candidate.slug === slug);
  if (data && !tool) return notFound;

  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-32 md:pt-40">
        {isLoading && <ToolOnItsWay />}
        {isError && <CatalogueFailed isBusy={isFetching} onRetry={() => void refetch()} />}
        {tool && <Tool key={tool.slug} tool={tool} />}
      </div>
    </div>
  );
}

function Tool({ tool }: { tool: ToolSummary }) {
  usePageTitle(tool.name);
  useEffect(() => {
    // Ready by the time the form is sent; a failure shows when it is needed.
    void import('./form/check-params').catch(() => undefined);
  }, []);
  return (
    <>
      {tool.premium ? (
        <>
          <ToolHeader tool={tool} />
          <PremiumRequired />
        </>
      ) : (
        <ToolScreen tool={tool} />
      )}
    </>
  );
}

function ToolOnItsWay() {
  return (
    <div className="grid gap-6" role="status" aria-label={s.loading}>
      <Skeleton className="h-20 w-[min(32rem,80vw)]" />
      <Skeleton className="h-5 w-[min(26rem,70vw)]" />
      <Skeleton className="mt-10 h-64 w-full max-w-3xl" />
    </div>
  );
}
