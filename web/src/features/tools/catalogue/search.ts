import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import MiniSearch from 'minisearch';

/** From this length on a word may be mistyped, by a fifth of its letters. */
const MIN_MISTYPED_LENGTH = 5;
const MISTYPED_SHARE = 0.2;

/**
 * The tools that are meant by what was typed, the likeliest first: every word occurs in the name,
 * the description, the category or among the names that people have for it, whole or begun; where
 * nothing is written so, a word may be mistyped. All of them where nothing was typed.
 */
export function searchTools(tools: readonly ToolSummary[], text: string): readonly ToolSummary[] {
  if (text.trim() === '') return tools;
  const index = new MiniSearch<ToolSummary>({
    idField: 'slug',
    fields: ['name', 'alsoCalled', 'category', 'description'],
    processTerm: (term) => term.toLowerCase().normalize('NFC'),
    extractField: (tool, field) => {
      const value = tool[field as keyof ToolSummary];
      return Array.isArray(value) ? value.join(' ') : String(value);
    },
    searchOptions: { boost: { name: 4, alsoCalled: 3 }, combineWith: 'AND', prefix: true },
  });
  index.addAll(tools);
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  const written = index.search(text);
  const fuzzy = (term: string) => (term.length >= MIN_MISTYPED_LENGTH ? MISTYPED_SHARE : false);
  const found = written.length > 0 ? written : index.search(text, { fuzzy });
  return found.flatMap(({ id }) => bySlug.get(String(id)) ?? []);
}
