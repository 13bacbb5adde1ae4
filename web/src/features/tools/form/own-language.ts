import type { ToolSummary } from '@cosmic/contracts/tools';
import { LANGUAGE } from '../../../language/language';

/** Tools whose readings are written in every language of the interface. */
const IN_EVERY_LANGUAGE = ['horoscope'];

/** Whether a tool's readings are written in whatever language the page has. */
export function isInEveryLanguage({ slug }: Pick<ToolSummary, 'slug'>): boolean {
  return IN_EVERY_LANGUAGE.includes(slug);
}

/** What is asked along with the form, so that a reading comes in the language of the page; English needs no word. */
export function languageAsked(tool: Pick<ToolSummary, 'slug'>): { language?: string } {
  return LANGUAGE !== 'en' && isInEveryLanguage(tool) ? { language: LANGUAGE } : {};
}
