import type { Ledger } from './ledger';
import type { Read } from './lexer';
import type { Segment } from './segment';
import type { Known } from './statement';

/** A sentence that is to be judged, and what it is held to. */
export interface Claim {
  readonly whole: Read;
  readonly segments: readonly Segment[];
  /** The ids of all its terms. */
  readonly said: ReadonlySet<string>;
  readonly known: Known;
  readonly ledger: Ledger;
  /** The bodies that the sentences before spoke of last. */
  readonly before: readonly string[];
  /** Whether the sentence before was a question. */
  readonly asked: boolean;
}

const NOT_A_DENIAL = new Set(
  'only just other doubt less question wonder but surprisingly merely simply secret even'.split(
    ' ',
  ),
);

/** Whether a word that denies stands before the place, or in Hindi close behind it. */
export function isDenied({ words, terms }: Read, at: number, within = 4): boolean {
  return terms.some(
    (term) =>
      term.id === 'craft:not' &&
      !NOT_A_DENIAL.has(words[term.at + 1] ?? '') &&
      // 'No, in Leo' denies what was said before.
      words[term.at + 1] !== ',' &&
      ((term.at < at && at - term.at <= within) ||
        (/\p{Script=Devanagari}/u.test(words[term.at] ?? '') && term.at - at <= 4 && term.at > at)),
  );
}

/** The number that a term is, as `figure:7`; undefined for what is no number. */
export function figureOf({ kind, id }: { kind: string; id: string }): string | undefined {
  return kind === 'figure' || kind === 'word'
    ? `figure:${id.slice(id.indexOf(':') + 1)}`
    : undefined;
}
