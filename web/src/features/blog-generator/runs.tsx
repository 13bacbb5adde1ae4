import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { Button } from '../../design/button';
import { Notice } from '../../design/notice';
import { Skeleton } from '../../design/skeleton';
import { generatorStrings } from './generator.strings';
import { isActive } from './generations.rules';
import { RunCard } from './run-card';

const s = generatorStrings.runs;

interface RunsProps {
  runs: readonly BlogGeneration[] | undefined;
  isError: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

/** What was asked for, the newest first. */
export function Runs({ runs, isError, isBusy, onRetry }: RunsProps) {
  const active = runs?.find(isActive);
  return (
    <section aria-labelledby="runs-title" className="grid gap-6">
      <h2 id="runs-title" className="text-title">
        {s.title}
      </h2>
      <p role="status" className="sr-only">
        {active && s.progress(active.topic, active.step ? s.step[active.step] : s.status.queued)}
      </p>
      {isError && !runs && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="compact" busy={isBusy && s.loading} onClick={onRetry}>
              {s.again}
            </Button>
          }
        >
          {s.failed}
        </Notice>
      )}
      {!runs && !isError && (
        <div role="status" aria-label={s.loading} className="grid gap-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {runs?.length === 0 && (
        <p className="border-y border-gold-line/40 py-10 text-ivory-soft">{s.none}</p>
      )}
      {runs && runs.length > 0 && (
        <ul className="border-b border-gold-line/40">
          {runs.map((run) => (
            <li key={run.id}>
              <RunCard run={run} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
