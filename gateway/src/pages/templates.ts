import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@cosmic/contracts/language';

/** The injection token of the browser application's pages. */
export const PAGE_TEMPLATES = Symbol('page templates');

/** The browser application's page in each language. */
export type PageTemplates = Readonly<Record<Language, string>>;

/** Reads the pages of a build; a language that it does not have is shown in English. */
export async function readTemplates(webRoot: string): Promise<PageTemplates> {
  const english = await readFile(join(webRoot, 'index.html'), 'utf8');
  const pages = LANGUAGES.map(async (language) => {
    const page = await readFile(join(webRoot, `index.${language}.html`), 'utf8').catch(
      () => english,
    );
    return [language, page] as const;
  });
  return Object.fromEntries(await Promise.all(pages)) as Record<Language, string>;
}
