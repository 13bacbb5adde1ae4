import type * as english from './language';

export const LANGUAGE: typeof english.LANGUAGE = 'hi';

export const localeOf: typeof english.localeOf = () => 'hi-IN';
