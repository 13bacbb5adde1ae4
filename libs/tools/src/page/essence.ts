import { WORDS, type EssenceWords } from './essence-words';

/** What of a reading is shown large and passed on: a line that stands by itself. */
const MAX_LETTERS = 150;
const MIN_LETTERS = 26;
/** A first paragraph of one line was written as the headline. */
const MAX_HEADLINE_LETTERS = 110;

const SENTENCE_BREAK = /(?<=[.!?\u0964…][”’"')]?)\s+/u;

interface Candidate {
  readonly line: string;
  readonly worth: number;
}

/**
 * The line of a text that says it best: it stands by itself, speaks to the reader, turns once, and
 * holds no number, no word of the craft and nothing that somebody typed. The same text gives the same line.
 *
 * @param text a whole reading, in English or Hindi
 * @param typed what must not stand in it, as names do
 * @param words of the language that the text is in; a page has those of its own
 * @returns at most 150 characters; empty where nothing can be quoted
 */
export function essenceOf(
  text: string,
  typed: readonly string[] = [],
  words: EssenceWords = WORDS,
): string {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '));
  const isFit = (line: string): boolean => isQuotable(line, words) && !names(line, typed);
  const [first = '', ...rest] = paragraphs;
  if (rest.length > 0 && first.length <= MAX_HEADLINE_LETTERS && isOneLine(first) && isFit(first)) {
    return first;
  }
  const lines = paragraphs.flatMap((paragraph) => paragraph.split(SENTENCE_BREAK));
  const last = lines.length - 1;
  const candidates = lines
    .map((line, at): Candidate => ({ line, worth: worthOf(line, words) + (at === last ? 1 : 0) }))
    .filter(({ line }) => isFit(line));
  const best = candidates.reduce<Candidate | undefined>(
    (kept, next) => (kept && kept.worth >= next.worth ? kept : next),
    undefined,
  );
  return best?.line ?? '';
}

function isOneLine(paragraph: string): boolean {
  return paragraph.split(SENTENCE_BREAK).length === 1;
}

function isQuotable(line: string, words: EssenceWords): boolean {
  return (
    line.length >= MIN_LETTERS &&
    line.length <= MAX_LETTERS &&
    /[.!?\u0964…][”’"')]?$/u.test(line) &&
    isBalanced(line) &&
    !words.figures.test(line) &&
    !words.craft.test(line) &&
    !words.leaning.test(line)
  );
}

/** A quotation that begins or ends in another sentence would be cut. */
function isBalanced(line: string): boolean {
  const count = (mark: string) => line.split(mark).length - 1;
  return count('“') === count('”') && count('(') === count(')') && count('"') % 2 === 0;
}

function names(line: string, typed: readonly string[]): boolean {
  const low = line.toLocaleLowerCase('en');
  return typed
    .flatMap((text) => text.toLocaleLowerCase('en').split(/\s+/))
    .some((word) => word.length > 1 && low.includes(word));
}

function worthOf(line: string, words: EssenceWords): number {
  const count = line.split(' ').length;
  const length = count >= 9 && count <= 20 ? 3 : count <= 24 ? 1.5 : 0;
  return (
    length +
    (words.addressed.test(line) ? 3 : 0) +
    (words.turn.test(line) ? 2 : 0) -
    (words.planets.test(line) ? 2 : 0) -
    (words.task.test(line) ? 1.5 : 0) -
    (line.endsWith('?') ? 1.5 : 0) -
    (line.includes(':') ? 1 : 0)
  );
}
