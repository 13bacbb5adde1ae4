import { fold } from './fold';

/**
 * Words grouped by what they mean: by concept, a list parted by spaces. `word*` takes every word
 * that begins so, `two_words` is a phrase.
 */
export type Lexicon<C extends string> = Readonly<Record<C, string>>;

/** Concepts that stand near one another say something together that none of them says alone. */
export interface Together<C extends string> {
  /** In this order, unless `anyOrder`; of a list any one will do. */
  readonly of: readonly (C | readonly C[])[];
  /** How many words there are at most from the first to the last; 1 for a single word. */
  readonly within: number;
  readonly anyOrder?: boolean;
  /** Concepts that take the meaning away: among the words, or in the few before or after them. */
  readonly unless?: readonly C[];
}

/** What a row of words holds, and where. */
interface Found<C extends string> {
  readonly at: number;
  readonly length: number;
  readonly concepts: readonly C[];
}

interface Entry<C extends string> {
  readonly words: readonly string[];
  readonly concepts: C[];
}

/** Of so many words it is remembered what they may begin. */
const MAX_SEEN = 10_000;
/** How far before the words, and after them, what denies them may stand. */
const BEFORE = 3;
const AFTER = 3;

/** Finds the concepts of a lexicon in rows of folded words; in time linear in their number. */
export class Concepts<C extends string> {
  /** By first word, or by the beginning that a first word needs. */
  private readonly whole = new Map<string, Entry<C>[]>();
  private readonly beginnings = new Map<string, Entry<C>[]>();
  private readonly seen = new Map<string, readonly Entry<C>[]>();
  private shortest = 99;
  private longest = 0;

  constructor(lexicon: Lexicon<C>) {
    for (const concept of Object.keys(lexicon) as C[]) {
      for (const term of fold(lexicon[concept]).split(/\s+/)) this.add(term, concept);
    }
  }

  /** Where each concept stands. */
  in(words: readonly string[]): Found<C>[] {
    const found: Found<C>[] = [];
    for (const [at, word] of words.entries()) {
      for (const entry of this.beginningWith(word)) {
        if (entry.words.every((part, offset) => offset === 0 || isWord(words[at + offset], part))) {
          found.push({ at, length: entry.words.length, concepts: entry.concepts });
        }
      }
    }
    return found;
  }

  private add(term: string, concept: C): void {
    const words = term.split('_');
    const first = words[0]!;
    const begins = first.endsWith('*');
    const key = begins ? first.slice(0, -1) : first;
    if (begins) {
      this.shortest = Math.min(this.shortest, key.length);
      this.longest = Math.max(this.longest, key.length);
    }
    const table = begins ? this.beginnings : this.whole;
    const entries = table.get(key) ?? [];
    if (entries.length === 0) table.set(key, entries);
    const known = entries.find((entry) => entry.words.join('_') === term);
    if (known) known.concepts.push(concept);
    else entries.push({ words, concepts: [concept] });
  }

  /** What may begin with a word. */
  private beginningWith(word: string): readonly Entry<C>[] {
    const seen = this.seen.get(word);
    if (seen) return seen;
    const entries = [...(this.whole.get(word) ?? [])];
    for (let length = this.shortest; length <= Math.min(this.longest, word.length); length += 1) {
      entries.push(...(this.beginnings.get(word.slice(0, length)) ?? []));
    }
    if (this.seen.size >= MAX_SEEN) this.seen.clear();
    this.seen.set(word, entries);
    return entries;
  }
}

function isWord(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}

/** Whether concepts that were found stand together as a rule says. */
export function standTogether<C extends string>(
  found: readonly Found<C>[],
  { of, within, anyOrder, unless }: Together<C>,
): boolean {
  const wanted = of.map((one): readonly C[] => (typeof one === 'string' ? [one] : one));
  const fits = (one: Found<C>, concepts: readonly C[]) =>
    one.concepts.some((concept) => concepts.includes(concept));
  const denied = (from: number, to: number) =>
    unless !== undefined &&
    found.some((one) => one.at >= from - BEFORE && one.at <= to + AFTER && fits(one, unless));

  const search = (
    left: readonly (readonly C[])[],
    from: number,
    first: number,
    last: number,
  ): boolean => {
    if (left.length === 0) return !denied(first, last);
    for (const one of found) {
      if (one.at < from || (first >= 0 && one.at + one.length > first + within)) continue;
      for (const [index, concepts] of left.entries()) {
        if (index > 0 && !anyOrder) break;
        if (!fits(one, concepts)) continue;
        const rest = left.filter((_, at) => at !== index);
        const end = one.at + one.length;
        if (search(rest, end, first < 0 ? one.at : first, end - 1)) return true;
      }
    }
    return false;
  };
  return search(wanted, 0, -1, -1);
}
