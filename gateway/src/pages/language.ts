import type { FastifyRequest } from 'fastify';
import { languageOfPath, LANGUAGES, pathIn, type Language } from '@cosmic/contracts/language';

/** What has one address for all languages: the API, and files but for those with words in them. */
const OF_NO_LANGUAGE = /^\/api\/|\.\w+$/;
const FILES = ['/sitemap.xml', '/rss.xml', '/calendar.ics'];

/** The language of the asked address. */
export function languageOf({ originalUrl }: FastifyRequest): Language {
  return languageOfPath(originalUrl).language;
}

/**
 * The address that the routes know: that of a page without its language, which `languageOf` tells.
 * What has no language stays as it is, and is not found in one.
 */
export function withoutLanguage(url: string): string {
  const { path } = languageOfPath(url);
  const [name = ''] = path.split('?', 1);
  return !FILES.includes(name) && OF_NO_LANGUAGE.test(name) ? url : path;
}

/** A page and the same one in other languages: by language its path, without that language. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

/** A path that every language has. */
export function inEveryLanguage(path: string): Translations {
  return Object.fromEntries(LANGUAGES.map((code) => [code, path]));
}

/** A page in its languages, as search engines are told; `x-default` is for readers of any other. */
export function alternatesOf(
  origin: string,
  translations: Translations,
): { code: string; href: string }[] {
  const pages = LANGUAGES.flatMap((code) => {
    const path = translations[code];
    return path === undefined ? [] : [{ code, href: origin + pathIn(code, path) }];
  });
  const [first] = pages;
  return first && pages.length > 1 ? [...pages, { code: 'x-default', href: first.href }] : [];
}
