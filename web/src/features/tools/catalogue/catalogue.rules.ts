import { DOORS, type Door, type ToolSummary } from '@cosmic/contracts/tools';
import MiniSearch from 'minisearch';

export interface Shelf {
  category: string;
  tools: ToolSummary[];
}

/** The tools by category, in the order in which they are listed; no category without a tool. */
export function shelvesOf(tools: readonly ToolSummary[]): Shelf[] {
  const categories = [...new Set(tools.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    tools: tools.filter((tool) => tool.category === category),
  }));
}

/** The doors into the catalogue with the tools that are pictured there; no door without one. */
export function doorsOf(tools: readonly ToolSummary[]): { door: Door; tools: ToolSummary[] }[] {
  return DOORS.map((door) => ({
    door,
    tools: tools.filter((tool) => tool.door === door && tool.pictured),
  })).filter(({ tools: pictured }) => pictured.length > 0);
}

/** From this length on a word may be mistyped, by a fifth of its letters. */
const MIN_MISTYPED_LENGTH = 5;
const MISTYPED_SHARE = 0.2;

/**
 * The tools that are meant by what was typed, the likeliest first: every word occurs in the name,
 * the description, the category or among the names that people have for it, whole, begun or
 * mistyped. All of them where nothing was typed.
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
    searchOptions: {
      boost: { name: 4, alsoCalled: 3 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= MIN_MISTYPED_LENGTH ? MISTYPED_SHARE : false),
    },
  });
  index.addAll(tools);
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool]));
  return index.search(text).flatMap(({ id }) => bySlug.get(String(id)) ?? []);
}
