import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@cosmic/contracts/language';

/** The injection token of what pages show before any script has run. */
export const FIRST_PAINTS = Symbol('first paints');

/** By language and path, HTML that the build made of the application itself. */
export type FirstPaints = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Reads them of a build; without them pages are empty until their scripts have run. */
export async function readFirstPaints(webRoot: string): Promise<FirstPaints> {
  const paints = LANGUAGES.map(async (language) => {
    const name = language === 'en' ? 'first-paint.json' : `first-paint.${language}.json`;
    const json = await readFile(join(webRoot, '.vite', name), 'utf8').catch(() => '{}');
    return [language, JSON.parse(json) as Record<string, string>] as const;
  });
  return Object.fromEntries(await Promise.all(paints)) as Record<Language, Record<string, string>>;
}
