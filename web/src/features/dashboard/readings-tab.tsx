import { useState } from 'react';
import { useDeferredValue } from 'react';
import { useListReadingsInfiniteQuery } from '../../api/journal.api';
import { useToolNames } from '../../api/tool-names';
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
import { SavedCard } from './saved-card';

const s = dashboardStrings.readings;

/** All that was kept: searched, filtered, page by page. */
export function ReadingsTab() {
  const [q, setQ] = useState('');
  const [readingType, setReadingType] = useState('');
  const filter = { q: useDeferredValue(q.trim()), readingType };
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useListReadingsInfiniteQuery(filter);
  const remove = useRemoval();
  const names = useToolNames();
  const readings = data?.pages.flatMap((page) => page.readings);
  const counts = data?.pages[0]?.counts ?? {};
  const isFiltered = q.trim() !== '' || readingType !== '';

  if (readings?.length === 0 && !isFiltered && !isFetching) return <EmptyJournal />;
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">{s.title}</h2>
      <search className="grid gap-5 sm:grid-cols-[1fr_18rem]">
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
                label: `${names[type] ?? type} (${count})`,
              }))}
              onChange={({ target }) => setReadingType(target.value)}
            />
          )}
        </Field>
      </search>
      {isError && <LoadFailed isBusy={isFetching} onRetry={() => void refetch()} />}
      {!readings && !isError && (
        <div role="status" aria-label={s.loading} className="grid gap-6">
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      {readings?.length === 0 && isFiltered && (
        <div className="grid justify-items-start gap-4 py-8">
          <p className="text-lead">{s.noMatch}</p>
          <Button
            variant="secondary"
            size="compact"
            onClick={() => {
              setQ('');
              setReadingType('');
            }}
          >
            {s.clear}
          </Button>
        </div>
      )}
      {readings && readings.length > 0 && (
        <div className="border-b border-gold-line/40">
          {readings.map((reading) => (
            <SavedCard
              key={reading.id}
              reading={reading}
              action={
                <Button variant="quiet" size="compact" onClick={() => void remove(reading.id)}>
                  {s.remove}
                  <span className="sr-only">: {reading.title}</span>
                </Button>
              }
            />
          ))}
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
      <ButtonLink to={paths.tools} variant="quiet" className="-ml-3 justify-self-start">
        <NamedIcon name="sparkles" className="size-4.5" />
        {dashboardStrings.overview.newReading}
      </ButtonLink>
    </div>
  );
}
