/** The languages of the interface; the first one is a new visitor's. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where a browser keeps the language that was chosen; its pages set it, the server reads it. */
export const LANGUAGE_COOKIE = 'cosmic_language';
