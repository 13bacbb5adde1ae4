import { useListGenerationsQuery } from './generator.api';
import { isActive } from './generations.rules';
import { RequestForm } from './request-form';
import { Runs } from './runs';
import { useOutcomes } from './use-outcomes';

/** Asks for articles, and shows what becomes of them. */
export function WriteTab() {
  const { data, isError, isFetching, refetch } = useListGenerationsQuery();
  useOutcomes(data);
  return (
    <div className="grid items-start gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <RequestForm isWriting={data?.[0] !== undefined && isActive(data[0])} />
      <Runs runs={data} isError={isError} isBusy={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}
