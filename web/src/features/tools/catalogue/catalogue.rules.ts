import type { ToolSummary } from '@cosmic/contracts/tools';

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

/** The tools in whose name, description or category every word that was typed occurs. */
export function searchTools(tools: readonly ToolSummary[], text: string): ToolSummary[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ name, description, category }) => {
    const searched = `${name} ${description} ${category}`.toLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
