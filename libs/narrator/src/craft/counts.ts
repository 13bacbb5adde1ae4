import { figureOf, isDenied, type Claim } from './claim';
import { kindOf, type Read, type Term } from './lexer';

/** Verbs that a number does which stands for itself: 'Two sits in your soul'. */
const VERBS = new Set(
  (
    'is was has sits watches guides leads stands rules asks wants likes walks waits speaks appears returns rests lives ' +
    'carries runs comes goes makes gives takes keeps holds brings shapes marks governs opens hides sings loves needs ' +
    'seeks knows belongs resonates vibrates colours colors says tells means does dwells lies burns shines glows dreams'
  ).split(' '),
);
/** What may stand behind a number without being counted by it. */
const NO_NOUN =
  /^(?:and|or|but|who|that|which|with|by|in|as|for|from|at|on|to|of|if|then|will|would|can|could|must|should|here|there|again|too|also|your|my|the|is|was|has|behind|within|under|today|now)$/;
const IRREGULAR =
  /^(?:people|children|men|women|feet|more|of|half|or|good|days?|minutes?|hours?|things?|steps?|words?)$/;
/** From here on a number is told of something that was counted. */
export const LARGE = 100;
/** Results of a count: what is larger may still stand in a sum or in a line of ours. */
const RESULT = /^figure:(?:[1-9]|11|22|33)$/;

/** Numbers of the craft: each is what its count came to. */
export function countClaims(claim: Claim): string | null {
  return tallies(claim) ?? ofCounts(claim) ?? named(claim) ?? times(claim) ?? accords(claim);
}

/** 'eight letters', 'six signs': what lines count in so many words. */
function tallies({ whole, known }: Claim): string | null {
  for (const { id, kind } of whole.terms) {
    const counted = /-(?:letter|vowel|consonant)$/.test(id) && known.has('count');
    if (kind === 'tally' && counted && !known.names(id)) return id;
    if (kind === 'tally' && id.endsWith('-candle') && !known.names(`figure:${id.slice(6, -7)}`))
      return id;
  }
  return null;
}

function ofCounts({ segments, whole, known }: Claim): string | null {
  const large = whole.terms.find(
    (term) => Number(figureOf(term)?.slice(7)) >= LARGE && !known.names(figureOf(term)!),
  );
  if (large) return large.id;
  if (/\bluck(?:y)?\b/.test(whole.words.join(' ')) && known.names('count:lucky')) {
    const other = whole.terms.find(
      (term) =>
        figureOf(term) &&
        !isCounting(whole, term) &&
        known.about('count:lucky', figureOf(term)!).length === 0,
    );
    if (other) return `count:lucky ${other.id}`;
  }
  const isCount = ({ kind, id }: Term) =>
    kind === 'count' && !/:(?:any|majors|courts|reversals)$/.test(id);
  for (const { terms, flags } of segments) {
    const counts = terms.filter(isCount);
    const ordinals = counts.some(({ id }) => id === 'count:pada');
    for (const term of terms) {
      const figure =
        figureOf(term) ??
        (ordinals && term.kind === 'ordinal' ? `figure:${term.id.slice(8)}` : undefined);
      if (!figure || isCounting(whole, term)) continue;
      for (const count of counts) {
        if (!isResult(known, count.id, figure)) return `${count.id} ${figure}`;
      }
      const said = term.kind === 'figure' || flags.has('count:any');
      if (counts.length === 0 && said && !tellsCounts(known) && !known.names(figure)) return figure;
    }
  }
  const counts = whole.terms.filter(isCount);
  const numbers = whole.terms.filter((term) => figureOf(term) && !isCounting(whole, term));
  if (counts.length !== 1 || numbers.length !== 1) return null;
  const figure = figureOf(numbers[0]!)!;
  return isResult(known, counts[0]!.id, figure) ? null : `${counts[0]!.id} ${figure}`;
}

/** Whether a count came to that, or goes over it. */
function isResult(known: Claim['known'], count: string, figure: string): boolean {
  return known.about(count, figure).length > 0 || (!RESULT.test(figure) && known.names(figure));
}

/** Numbers that stand for themselves, where anything is counted. */
function named({ whole, known, said, ledger }: Claim): string | null {
  if (!tellsCounts(known) && ledger.figures.size === 0) return null;
  const sum = said.has('craft:makes') || whole.words.includes('+');
  const year = whole.terms.find(({ kind }) => kind === 'year');
  for (const term of whole.terms) {
    const figure = figureOf(term);
    if (!figure || isCounting(whole, term)) continue;
    if (!known.names(figure)) return figure;
    if (sum) {
      if (year && known.about(year.id, figure).length === 0) return `${year.id} ${figure}`;
      continue;
    }
    if (ledger.figures.size > 0) {
      if (!ledger.figures.has(figure)) return figure;
      continue;
    }
    const results = known.of(figure, 'count').filter((id) => id !== 'count:any');
    if (RESULT.test(figure) && results.length === 0) return figure;
  }
  return null;
}

/** Whether the numbers of a name or a birth are told. */
function tellsCounts(known: Claim['known']): boolean {
  return known.names('count:life-path') || known.names('count:destiny');
}

/** How often a digit stands there. */
function times({ whole, known, ledger }: Claim): string | null {
  if (!known.has('count')) return null;
  // 'three fours'
  for (const { id, kind, at, length } of whole.terms) {
    const digit =
      kind === 'word' && whole.terms.find((one) => one.kind === 'figure' && one.at === at + length);
    if (
      digit &&
      !/\d/.test(whole.words[digit.at]!) &&
      known.about(digit.id, `times:${id.slice(5)}`).length === 0
    )
      return `${id} ${digit.id}`;
  }
  const often = whole.terms.filter(({ kind }) => kind === 'times');
  const digits = whole.terms.flatMap((term) =>
    isCounting(whole, term) ? [] : (figureOf(term) ?? []),
  );
  if (often.length === 0 || digits.length === 0) return null;
  for (const [at, { id }] of often.entries()) {
    const digit = digits[at] ?? digits[0]!;
    const stated = known.about(digit, id).length > 0;
    const among = Number(id.slice(6)) <= new Set(known.of(digit, 'count')).size;
    if (!stated && (ledger.figures.size > 0 || !among)) return `${digit} ${id}`;
  }
  return null;
}

/** How two counts go together. */
function accords({ whole, known }: Claim): string | null {
  const counts = whole.terms.filter(({ kind, id }) => kind === 'count' && id !== 'count:any');
  const accord = whole.terms.find(({ kind }) => kind === 'accord');
  if (counts.length !== 2 || !accord || isDenied(whole, accord.at)) return null;
  const [one, other] = counts.map(({ id }) => known.about(id, accord.id).length > 0);
  return one && other ? null : `${counts[0]!.id} ${accord.id} ${counts[1]!.id}`;
}

/** 'three good friends', 'two of them': a number that counts something of every day. */
export function isCounting(
  { words, capitals, terms }: Read,
  { kind, at, length, id }: Term,
): boolean {
  if (kind !== 'word' && kind !== 'figure') return false;
  const next = words[at + length] ?? '.';
  const later = words[at + length + 1] ?? '.';
  const before = words[at - 1] ?? '';
  const apart = /^[,:;(–—]$/.test(before) && /^[,.;)–—]$/.test(next);
  if (id === 'word:1' && !(capitals[at] && at > 0) && !apart && !/^(?:number|is|of)$/.test(before))
    return true;
  if (/^(?:one)$/.test(before) && /^(?:or|to)$/.test(next)) return true;
  if (next === 'are' || next === 'were' || next === 'of' || next === 'or') return kind === 'word';
  if (terms.some((term) => term.at === at + length && /^(?:count|cycle)$/.test(kindOf(term.id)))) {
    return /^(?:methods?|places|numbers|digits)$/.test(next);
  }
  const isWord = (word: string) =>
    /^\p{L}{2,}$/u.test(word) && !NO_NOUN.test(word) && !VERBS.has(word);
  const isPlural = (word: string) => isWord(word) && (/[^s]s$/.test(word) || IRREGULAR.test(word));
  if (/[\u0900-\u097f]/.test(next))
    return !/^(?:है|हैं|का|की|के|और|से|पर|में)$/.test(next) && !/अंक/.test(words.join(' '));
  return isPlural(next) || (isWord(next) && isPlural(later));
}
