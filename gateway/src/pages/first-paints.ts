import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@cosmic/contracts/language';
import type { Page } from './page';

/** The injection token of what pages show before any script has run. */
export const FIRST_PAINTS = Symbol('first paints');

/** HTML that the build made of the application itself, and the links to the scripts behind it. */
type FirstPaint = Required<Pick<Page, 'body' | 'links'>>;

/** By language and path. */
export type FirstPaints = Readonly<Record<Language, Readonly<Record<string, FirstPaint>>>>;

/** Reads them of a build; without them pages are empty until their scripts have run. */
export async function readFirstPaints(webRoot: string): Promise<FirstPaints> {
  const paints = LANGUAGES.map(async (language) => {
    const name = language === 'en' ? 'first-paint.json' : `first-paint.${language}.json`;
    const json = await readFile(join(webRoot, '.vite', name), 'utf8').catch(() => '{}');
    return [language, JSON.parse(json) as FirstPaints[Language]] as const;
  });
  return Object.fromEntries(await Promise.all(paints)) as FirstPaints;
}
