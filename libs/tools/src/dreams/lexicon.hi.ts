import { EVENTS_IN_HINDI } from './lexicon-events.hi';
import { LIFE_IN_HINDI } from './lexicon-life.hi';
import { NATURE_IN_HINDI } from './lexicon-nature.hi';
import type { SymbolKey } from './symbol-lines';

/** What a symbol is called in Hindi, and the words by which people tell it, in Devanagari and in Latin letters. */
export type SymbolInHindi = readonly [name: string, words: string];

/** Every symbol of the book in Hindi. */
export const SYMBOLS_IN_HINDI: Readonly<Record<SymbolKey, SymbolInHindi>> = {
  ...NATURE_IN_HINDI,
  ...LIFE_IN_HINDI,
  ...EVENTS_IN_HINDI,
};
