import { Skeleton } from '../../design/skeleton';
import { TryAgain } from '../../design/try-again';
import { RowsTable } from './rows-table';
import { useGetResonanceQuery, useGetToolNamesQuery } from './usage.api';
import { usageStrings } from './usage.strings';

const s = usageStrings.resonance;

/** How often blind passages resonated: members' own beside the controls. */
export function ResonanceSection() {
  const { data, isError, isFetching, refetch } = useGetResonanceQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const names = useGetToolNamesQuery().data ?? {};
  const rows = data?.tools.map(
    ({ toolType, own, control }) =>
      [
        names[toolType] ?? toolType,
        s.share(own.resonated, own.answered),
        s.share(control.resonated, control.answered),
      ] as const,
  );
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{s.title}</h2>
      <p className="max-w-[62ch] text-ivory-soft">{s.intro}</p>
      {isError && (
        <TryAgain
          again={usageStrings.again}
          busy={usageStrings.loading}
          isBusy={isFetching}
          onRetry={refetch}
        >
          {usageStrings.failed}
        </TryAgain>
      )}
      {!rows && !isError && <Skeleton className="h-40 w-full" />}
      {rows?.length === 0 && (
        <p className="border-y border-gold-line/40 py-8 text-ivory-soft">{s.none}</p>
      )}
      {rows && rows.length > 0 && (
        <RowsTable title={s.title} columns={[s.tool, s.own, s.control]} rows={rows} />
      )}
    </section>
  );
}
