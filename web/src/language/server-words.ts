/** What the catalogue of tools says in English, in the language of this build. */
export const inLanguage = (english: string): string => english;
