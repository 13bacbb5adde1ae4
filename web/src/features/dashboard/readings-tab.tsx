import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListReadingsInfiniteQuery } from '../../api/journal.api';
import { useToolsOfReadings } from '../../api/tools-of-readings';
import { Button } from '../../design/button';
import { ButtonLink } from '../../design/button-link';
import { SelectControl, TextControl } from '../../design/controls';
import { Field } from '../../design/field';
import { NamedIcon } from '../../design/named-icon';
import { Skeleton } from '../../design/skeleton';
import { paths } from '../../paths';
import { dashboardStrings } from './dashboard.strings';
import { useRemoval } from './use-removal';
import { EmptyJournal } from './empty-journal';
import { LoadFailed } from './load-failed';
import { History, monthInWords } from './history';
import { endOfMonth } from './history.rules';
import { LookBack } from './look-back';

const s = dashboardStrings.readings;

/** All that was kept: searched, filtered, page by page. */
export function ReadingsTab() {
  const [q, setQ] = useState('');
  const [search] = useSearchParams();
  const [readingType, setReadingType] = useState(search.get('type') ?? '');
  const [month, setMonth] = useState('');
  const before = month && endOfMonth(month);
  const filter = { q: useDeferredValue(q.trim()), readingType, before };
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListReadingsInfiniteQuery(filter);
  const remove = useRemoval();
  const tools = useToolsOfReadings();
  const readings = data?.pages.flatMap((page) => page.readings);
  const counts = data?.pages[0]?.counts ?? {};
  const months = data?.pages[0]?.months ?? [];
  const isFiltered = q.trim() !== '' || readingType !== '';
  const isNarrowed = isFiltered || month !== '';

  if (readings?.length === 0 && !isNarrowed && !isFetching) return <EmptyJournal />;
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">{s.title}</h2>
      <search className="grid grid-cols-2 gap-5 max-lg:*:first:col-span-2 lg:grid-cols-[1fr_16rem_16rem]">
        <Field label={s.search}>
          {(wiring) => (
            <TextControl
              wiring={wiring}
              type="search"
              value={q}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setQ(target.value)}
            />
          )}
        </Field>
        <Field label={s.tool}>
          {(wiring) => (
            <SelectControl
              wiring={wiring}
              value={readingType}
              placeholder={s.everyTool}
              options={Object.entries(counts).map(([type, count]) => ({
                value: type,
                label: `${tools?.[type]?.name ?? type} (${count})`,
              }))}
              onChange={({ target }) => setReadingType(target.value)}
            />
          )}
        </Field>
        <Field label={s.month}>
          {(wiring) => (
            <SelectControl
              wiring={wiring}
              value={month}
              placeholder={s.newest}
              options={months.map(({ month: value, count }) => ({
                value,
                label: `${monthInWords(value)} (${count})`,
              }))}
              onChange={({ target }) => setMonth(target.value)}
            />
          )}
        </Field>
      </search>
      {!isNarrowed && <LookBack months={months} />}
      {isError && <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!readings && !isError && (
        <div role="status" aria-label={s.loading} className="grid gap-6">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {readings?.length === 0 && isNarrowed && (
        <div className="grid justify-items-start gap-4 py-8">
          <p className="text-lead">{s.noMatch}</p>
          <Button
            variant="secondary"
            size="compact"
            onClick={() => {
              setQ('');
              setReadingType('');
              setMonth('');
            }}
          >
            {s.clear}
          </Button>
        </div>
      )}
      {readings && readings.length > 0 && (
        <div className="grid gap-14 border-b border-gold-line/40">
          <History readings={readings} onRemove={(id) => void remove(id)} />
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          busy={isFetching && s.moreBusy}
          onClick={() => void fetchNextPage()}
          className="justify-self-center"
        >
          {s.more}
        </Button>
      )}
      {readings && readings.length > 0 && !hasNextPage && (
        <p className="text-note text-ivory-soft">{isFiltered ? s.endOfFound : s.end}</p>
      )}
      <ButtonLink to={paths.tools} variant="quiet" className="-ml-3 justify-self-start">
        <NamedIcon name="sparkles" className="size-4.5" />
        {dashboardStrings.overview.newReading}
      </ButtonLink>
    </div>
  );
}
