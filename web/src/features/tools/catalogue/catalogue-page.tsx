import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useDeferredValue, useState } from 'react';
import { ChartCorner } from '../../../design/chart-corner';
import { TextControl } from '../../../design/controls';
import { Field } from '../../../design/field';
import { Icon } from '../../../design/icon';
import { Skeleton } from '../../../design/skeleton';
import { TryAgain } from '../../../design/try-again';
import { usePageTitle } from '../../../head';
import { PrerenderedPart } from '../../../prerendered-part';
import { useListAllowancesQuery } from '../generation/generation.api';
import { listTools, useListToolsQuery } from '../../../api/tools.api';
import { toolsStrings } from '../tools.strings';
import { AllTools, ToolList } from './all-tools';
import { Doors } from './doors';
import { EmptyShelf } from './empty-shelf';
import { GuestBanner } from './guest-banner';
import { useSearch } from './use-search';

const s = toolsStrings.catalogue;

export const begin = listTools;

export function CataloguePage() {
  usePageTitle(s.title);
  const { data, isLoading, isFetching, isError, refetch } = useListToolsQuery();
  const [text, setText] = useState('');

  return (
    <div className="relative overflow-clip">
      <ChartCorner />
      <div className="page relative grid gap-14 pb-28 pt-36 md:pt-44">
        <header className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[1fr_22rem]">
          <div className="grid gap-5">
            <h1 className="text-hero font-light tracking-[-0.02em]">{s.title}</h1>
            <p className="max-w-[46ch] text-lead text-ivory-soft">{s.intro}</p>
          </div>
          <search className="clearing">
            <Field label={s.search} hint={s.searchHint}>
              {(wiring) => (
                <span className="relative block">
                  <Icon
                    name="search"
                    className="pointer-events-none absolute left-4 top-1/2 z-10 size-4.5 -translate-y-1/2 text-gold"
                  />
                  <TextControl
                    wiring={wiring}
                    type="search"
                    value={text}
                    onChange={({ target }) => setText(target.value)}
                    className="pl-12"
                    autoComplete="off"
                  />
                </span>
              )}
            </Field>
          </search>
        </header>
        {isLoading && (
          <PrerenderedPart id={SHELVES}>
            <ShelvesOnTheirWay />
          </PrerenderedPart>
        )}
        {isError && (
          <TryAgain again={s.again} busy={s.loading} isBusy={isFetching} onRetry={refetch}>
            {s.failed}
          </TryAgain>
        )}
        {data && <Shelves tools={data} text={text} onClear={() => setText('')} />}
        <GuestBanner />
      </div>
    </div>
  );
}

/** The part of the page that is sent with it and waits for the catalogue. */
const SHELVES = 'shelves';

interface ShelvesProps {
  tools: readonly ToolSummary[];
  text: string;
  onClear: () => void;
}

function Shelves({ tools, text, onClear }: ShelvesProps) {
  const found = useSearch(tools, text);
  const { data: allowances = [] } = useDeferredValue(useListAllowancesQuery());
  const left = new Map(allowances.map(({ toolType, remaining }) => [toolType, remaining]));
  const isEmpty = (found ?? tools).length === 0;
  return (
    <div id={SHELVES}>
      <p role="status" className="sr-only">
        {found && s.found(found.length)}
      </p>
      {isEmpty && <EmptyShelf text={text.trim()} onClear={onClear} />}
      {!isEmpty && found && (
        <section aria-label={s.results} className="grid gap-5">
          <h2 className="text-title text-ivory">{s.found(found.length)}</h2>
          <ToolList tools={found} left={left} isFull />
        </section>
      )}
      {!isEmpty && !found && (
        <div className="grid gap-24">
          <Doors tools={tools} />
          <AllTools tools={tools} left={left} />
        </div>
      )}
    </div>
  );
}

function ShelvesOnTheirWay() {
  return (
    <div className="grid gap-x-12 gap-y-14 lg:grid-cols-2" role="status" aria-label={s.loading}>
      {[0, 1, 2, 3].map((door) => (
        <div key={door} className="grid content-start gap-5">
          <Skeleton className="h-7 w-44" />
          <div className="grid grid-cols-3 gap-2.5 sm:gap-4">
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} className="h-40 sm:h-60" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
