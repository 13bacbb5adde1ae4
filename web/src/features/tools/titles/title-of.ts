import type { Generation } from '@cosmic/contracts/readings/readings';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { toldOf } from './told';
import { titles } from './titles.strings';

/** What a reading is called; empty where this build does not know its tool. */
export function titleOf(
  tool: Pick<ToolSummary, 'slug' | 'fields'>,
  generation: Pick<Generation, 'params' | 'facts'>,
): string {
  return isKnown(tool.slug) ? titles[tool.slug](toldOf(tool.fields, generation)) : '';
}

function isKnown(slug: string): slug is keyof typeof titles {
  return Object.hasOwn(titles, slug);
}
