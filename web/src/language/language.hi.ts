import { basePathOf, pathIn } from '@cosmic/contracts/language';
import type * as english from './language';

export const LANGUAGE: typeof english.LANGUAGE = 'hi';

export const BASE_PATH: typeof english.BASE_PATH = basePathOf(LANGUAGE);
export const pathInLanguage: typeof english.pathInLanguage = (path) => pathIn(LANGUAGE, path);

export const localeOf: typeof english.localeOf = () => 'hi-IN';
