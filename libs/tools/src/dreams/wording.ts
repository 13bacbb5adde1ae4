import type { Language } from '@cosmic/contracts/language';
import { SKY_NAMES } from '../words/sky-names';
import type { Found } from './dream-report';
import type { Mood } from './moods';
import { DREAM_WORDS } from './words';

/** As many as are listed among the facts. */
const LISTED = 12;

/** Symbols as a fact says them: `the wolf (in 3 sentences), the door and rain`. */
export function symbolsValue(symbols: readonly Found[], language: Language): string {
  const words = DREAM_WORDS[language];
  const names = symbols.slice(0, LISTED).map(({ symbol, times }) => {
    const name = words.symbol(symbol.key);
    return times > 1 ? words.inSentences(name, times) : name;
  });
  return SKY_NAMES[language].listed(names) || words.noSymbols;
}

/** Feelings as a fact says them: `fear and wonder`. */
export function moodsValue(moods: readonly Mood[], language: Language): string {
  const words = DREAM_WORDS[language];
  return SKY_NAMES[language].listed(moods.map(words.mood)) || words.noMoods;
}
