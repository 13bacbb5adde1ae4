import { fold } from './fold';

const MAX_WORDS = 8;
/** A word, or a picture such as a sign of the zodiac. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}/gu;
const PICTURE = /\p{Extended_Pictographic}/gu;
const QUOTED = /"([^"]*)"/g;

/** What was typed into the search, taken apart. Everything is folded. */
export interface Search {
  /** The whole of it, for titles that hold it as it stands. */
  whole: string;
  /** What stood in quotes: words in this order. */
  phrases: readonly string[];
  /** Single words that all have to be there. */
  words: readonly string[];
  /** The last word when it may still be being typed: any word that begins so will do. */
  prefix: string | null;
}

/** Reads a search; null where it holds nothing that could be found. */
export function readSearch(typed: string): Search | null {
  const folded = fold(typed).trim();
  const quoted = [...folded.matchAll(QUOTED)].map(([, phrase]) => wordsIn(phrase ?? '').join(' '));
  const rest = folded.replace(QUOTED, ' ');
  const words = wordsIn(rest).slice(0, MAX_WORDS);
  const isOpen = /[\p{L}\p{M}\p{N}]$/u.test(rest);
  const prefix = isOpen ? (words.pop() ?? null) : null;
  const phrases = quoted.filter((phrase) => phrase.includes(' '));
  words.push(...quoted.filter((phrase) => phrase !== '' && !phrase.includes(' ')));
  const whole = folded.replaceAll('"', '').trim();
  return whole === '' ? null : { whole, phrases, words, prefix };
}

/** All words a search names, for marking them and for looking up how they may have been meant. */
export function wordsOf({ phrases, words, prefix }: Search): string[] {
  const all = [...phrases.flatMap((phrase) => phrase.split(' ')), ...words];
  return [...new Set(prefix === null ? all : [...all, prefix])];
}

/** A search with some of its words written otherwise. */
export function corrected(search: Search, instead: ReadonlyMap<string, string>): Search {
  const word = (one: string) => instead.get(one) ?? one;
  const words = (text: string) => text.replace(WORD, word);
  return {
    whole: words(search.whole),
    phrases: search.phrases.map(words),
    words: search.words.map(word),
    prefix: search.prefix === null ? null : word(search.prefix),
  };
}

/** The words of a text. */
export function wordsIn(folded: string): string[] {
  return folded.match(WORD) ?? [];
}

/** Words as the database gets them: it takes letters and digits for words and drops pictures. */
export function spelled(words: string): string {
  return words.replace(PICTURE, (picture) => `u${picture.codePointAt(0)!.toString(16)}`);
}

/** A pattern for LIKE that finds a text as it stands. */
export function likeAnywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Of words that look alike, the one that a slip of the finger away: letters left out, doubled,
 * changed or exchanged. One slip for short words, two for others.
 */
export function likeliest(typed: string, candidates: readonly string[]): string | null {
  const allowed = typed.length <= 4 ? 1 : 2;
  let best: string | null = null;
  let fewest = allowed + 1;
  for (const candidate of candidates) {
    const slips = slipsBetween(typed, candidate);
    if (slips < fewest) [best, fewest] = [candidate, slips];
  }
  return best;
}

/** How many letters were left out, added, changed or exchanged with their neighbour. */
export function slipsBetween(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let row = 1; row <= from.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      let slips = Math.min(above[column]! + 1, now[column - 1]! + 1, above[column - 1]! + change);
      const exchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && exchanged) slips = Math.min(slips, before[column - 2]! + 1);
      now.push(slips);
    }
    [before, above] = [above, now];
  }
  return above[to.length]!;
}
