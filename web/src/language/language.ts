import type { Language } from '@cosmic/contracts/language';

/** The language of this build; the build of another one takes `language.<code>.ts` in its place. */
export const LANGUAGE: Language = 'en';

/** What dates and numbers are written by, where English would be written by the locale given. */
export const localeOf = (english: string): string => english;
