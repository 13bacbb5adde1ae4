/** Words that the server sends in English, in the language of this build. */
export const inLanguage = (english: string): string => english;
