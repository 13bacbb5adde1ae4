import { HINDI_TOOL_WORDS } from '@cosmic/tools/hindi/tool-words';
import type * as english from './server-words';

export const inLanguage: typeof english.inLanguage = (text) => HINDI_TOOL_WORDS[text] ?? text;
