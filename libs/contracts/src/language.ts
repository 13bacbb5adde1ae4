/** The languages of the interface; the first one is a new visitor's. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the addresses of a language begin with: nothing in the first one, `/hi` in Hindi. */
export function basePathOf(language: Language): string {
  return language === LANGUAGES[0] ? '' : `/${language}`;
}

/** The address of a page in a language. @param path begins with a slash; a query may follow */
export function pathIn(language: Language, path: string): string {
  return path === '/' ? basePathOf(language) || path : basePathOf(language) + path;
}

/** The language that an address is in, and the address without it. @param url a path with its query */
export function languageOfPath(url: string): { language: Language; path: string } {
  const language = LANGUAGES.slice(1).find((code) => new RegExp(`^/${code}(?![^/?#])`).test(url));
  if (!language) return { language: LANGUAGES[0], path: url };
  const path = url.slice(basePathOf(language).length);
  return { language, path: path.startsWith('/') ? path : `/${path}` };
}
