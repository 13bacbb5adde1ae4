import type { Language } from '@cosmic/contracts/language';

/** The language of this build; the build of another one takes `language.<code>.ts` in its place. */
export const LANGUAGE: Language = 'en';

/** What the addresses of this build begin with, and one of our paths with it. */
export const BASE_PATH: string = '';
export const pathInLanguage = (path: string): string => path;

/** What dates and numbers are written by, where English would be written by the locale given. */
export const localeOf = (english: string): string => english;
