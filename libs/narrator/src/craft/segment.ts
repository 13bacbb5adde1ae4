import type { Read, Term } from './lexer';

/** A part of a sentence that makes one statement. */
export interface Segment {
  readonly terms: readonly Term[];
  /** The words that stand in it, without its breaks. */
  readonly length: number;
  /** The folded text of it. */
  readonly text: string;
  /** How it is parted from the one before: by 'and' or a comma, or by more. */
  readonly joined: boolean;
  readonly flags: ReadonlySet<string>;
}

const SOFT_BREAKS = new Set([',', 'and', 'or', 'with', '&', 'और', 'व', 'तथा', 'एवं', 'या']);
const HARD_BREAKS = new Set(
  (
    '; : — – ( ) " “ ” ... / but while whereas though although because since so then which who where when yet as ' +
    'लेकिन मगर जबकि तो क्योंकि इसलिए जो कि'
  ).split(' '),
);
/** Cuts what was read where a new statement begins, and says how each part is joined to the one before. */
export function segmentsOf({ words, terms }: Read): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let joined = false;
  const close = (to: number, nextJoined: boolean) => {
    const own = terms.filter(({ at }) => at >= from && at < to);
    if (to > from) {
      const flags = new Set(own.map(({ id }) => id));
      const length = words.slice(from, to).filter((word) => /[\p{L}\d]/u.test(word)).length;
      const text = words.slice(from, to).join(' ');
      segments.push({ terms: own, length, text, joined, flags });
    }
    joined = to > from ? nextJoined : joined && nextJoined;
    from = to + 1;
  };
  const covered = (at: number) => terms.some((term) => term.at <= at && at < term.at + term.length);
  words.forEach((word, at) => {
    if (covered(at)) return;
    if (SOFT_BREAKS.has(word)) close(at, true);
    else if (HARD_BREAKS.has(word)) close(at, false);
  });
  close(words.length, false);
  // 'counted from Virgo' says where counting begins, and nothing of Virgo.
  return segments.filter(({ text }) => !/^counted from /.test(text));
}
