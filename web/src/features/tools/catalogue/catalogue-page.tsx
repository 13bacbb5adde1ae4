import type { ToolSummary } from '@cosmic/contracts/tools';
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
import { listTools, useListToolsQuery } from '../tools.api';
import { toolsStrings } from '../tools.strings';
import { searchTools, shelvesOf } from './catalogue.rules';
import { EmptyShelf } from './empty-shelf';
import { GuestBanner } from './guest-banner';
import { ToolCard } from './tool-card';

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
  const found = searchTools(tools, text);
  const { data: allowances = [] } = useDeferredValue(useListAllowancesQuery());
  const left = new Map(allowances.map(({ toolType, remaining }) => [toolType, remaining]));
  return (
    <div id={SHELVES}>
      <p role="status" className="sr-only">
        {text.trim() && s.found(found.length)}
      </p>
      {found.length === 0 ? (
        <EmptyShelf text={text.trim()} onClear={onClear} />
      ) : (
        <div className="grid gap-16">
          {shelvesOf(found).map(({ category, tools: shelf }) => (
            <section
              key={category}
              aria-label={category}
              className="grid gap-x-16 gap-y-5 lg:grid-cols-[16rem_1fr]"
            >
              <h2 className="text-title text-ivory lg:pt-8">{category}</h2>
              <ul className="border-b border-gold-line/40">
                {shelf.map((tool) => (
                  <li key={tool.slug}>
                    <ToolCard tool={tool} left={left.get(tool.slug)} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  );
}

function ShelvesOnTheirWay() {
  return (
    <div className="grid gap-16" role="status" aria-label={s.loading}>
      {[0, 1, 2].map((shelf) => (
        <div key={shelf} className="grid gap-x-16 gap-y-5 lg:grid-cols-[16rem_1fr]">
          <Skeleton className="h-7 w-44 lg:mt-8" />
          <div className="flex gap-8 border-y border-gold-line/40 py-7">
            <Skeleton className="size-14 rounded-full" />
            <div className="grid flex-1 content-start gap-4">
              <Skeleton className="h-7 w-56" />
              <Skeleton className="h-4 w-full max-w-md" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
