import { DOORS, type Door } from '@cosmic/contracts/readings/doors';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';

export interface Category {
  category: string;
  tools: ToolSummary[];
}

/** The tools by category, in the order in which they are listed; no category without a tool. */
export function shelvesOf(tools: readonly ToolSummary[]): Category[] {
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
