import type { ToolSummary } from '@cosmic/contracts/tools';
import { LANGUAGE } from '../../../language/language';

/** Whether a tool's readings are written in whatever language the page has. */
export function isInEveryLanguage({ policy }: Pick<ToolSummary, 'policy'>): boolean {
  return policy?.inEveryLanguage === true;
}

/** What is asked along with the form, so that a reading comes in the language of the page; English needs no word. */
export function languageAsked(tool: Pick<ToolSummary, 'policy'>): { language?: string } {
  return LANGUAGE !== 'en' && isInEveryLanguage(tool) ? { language: LANGUAGE } : {};
}
