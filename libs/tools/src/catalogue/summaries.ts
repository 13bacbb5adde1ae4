import { ERRORS } from '@cosmic/contracts/errors';
import type { ToolSummary } from '@cosmic/contracts/readings/tools';
import { TOOLS, type Slug } from './catalogue';
import { formFields } from './form';
import { FINDING } from './finding';
import { CATEGORIES, type Tool } from '../tool';

const EVERY_TOOL: readonly Tool<Slug>[] = TOOLS;

/** A tool's own words, what it says of a failure among them. */
function wordsOf({ words, failure }: Tool): Pick<ToolSummary, 'words'> {
  if (!words && !failure) return {};
  return { words: { ...words, ...(failure && { failed: ERRORS[failure].message }) } };
}

/** The catalogue as the API lists it: by category, and as declared within one. */
export function toolSummaries(): ToolSummary[] {
  return CATEGORIES.flatMap((category) =>
    EVERY_TOOL.filter((tool) => tool.category === category).map((tool) => ({
      slug: tool.slug,
      readingType: tool.readingType,
      name: tool.name,
      icon: tool.icon,
      description: tool.description,
      category,
      ...FINDING[tool.slug],
      alsoCalled: [...FINDING[tool.slug].alsoCalled],
      premium: tool.premium,
      fields: formFields(tool),
      ...(tool.noun && { noun: tool.noun }),
      ...wordsOf(tool),
      ...(tool.policy && { policy: tool.policy }),
    })),
  );
}
