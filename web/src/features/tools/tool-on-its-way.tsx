import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import type { ReactNode } from 'react';
import { ChartCorner } from '../../design/chart-corner';
import { Skeleton } from '../../design/skeleton';
import { ToolHeader } from './tool-header';
import { toolsStrings } from './tools.strings';
import type { ToolView } from './views';

/** Where a tool's page stands, whatever it shows. */
export function ToolGround({ children }: { children: ReactNode }) {
  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid min-h-dvh content-start gap-12 pb-28 pt-32 md:pt-40">
        {children}
      </div>
    </div>
  );
}

/** What stands there until its form is: its name, where that is known, and the place of the rest. */
export function ToolOnItsWay({ tool, view }: { tool?: ToolSummary; view?: ToolView }) {
  if (tool && view?.onItsWay) {
    return (
      <>
        <ToolHeader tool={tool} small={view.isStage} />
        {view.onItsWay(tool)}
      </>
    );
  }
  return (
    <>
      {tool && <ToolHeader tool={tool} small={view?.isStage} />}
      <div className="grid gap-6" role="status" aria-label={toolsStrings.catalogue.loading}>
        {!tool && (
          <>
            <Skeleton className="h-20 w-[min(32rem,80vw)]" />
            <Skeleton className="h-5 w-[min(26rem,70vw)]" />
          </>
        )}
        <Skeleton className="mt-10 h-64 w-full max-w-3xl" />
      </div>
    </>
  );
}
