import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { useEffect, useMemo, useState } from 'react';

type Search = (tools: readonly ToolSummary[], text: string) => readonly ToolSummary[];

/**
 * The tools that are meant by what was typed, or undefined while nothing is; also until the search,
 * which comes with the first letter, is there.
 */
export function useSearch(
  tools: readonly ToolSummary[],
  text: string,
): readonly ToolSummary[] | undefined {
  const [search, setSearch] = useState<{ readonly by: Search }>();
  const isWanted = text.trim() !== '';
  useEffect(() => {
    if (isWanted && !search)
      void import('./search').then(({ searchTools }) => setSearch({ by: searchTools }));
  }, [isWanted, search]);
  return useMemo(
    () => (isWanted ? search?.by(tools, text) : undefined),
    [isWanted, search, tools, text],
  );
}
