import type { BlogGeneration } from '@cosmic/contracts/blog/blog-admin';
import { useListGenerationsQuery } from './generator.api';
import { isActive } from './generations.rules';
import { RequestForm } from './request-form';
import { Runs } from './runs';
import { useOutcomes } from './use-outcomes';

/** What was asked for last: two articles where both languages were. */
const newestOf = (runs: readonly BlogGeneration[] = []) =>
  runs.filter(({ createdAt }) => createdAt === runs[0]?.createdAt);

/** Asks for articles, and shows what becomes of them. */
export function WriteTab() {
  const { data, isError, isFetching, refetch } = useListGenerationsQuery();
  useOutcomes(data);
  return (
    <div className="grid items-start gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <RequestForm isWriting={newestOf(data).some(isActive)} />
      <Runs runs={data} isError={isError} isBusy={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}
