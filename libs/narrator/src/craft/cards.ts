import { isDenied, figureOf, type Claim } from './claim';
import type { Term } from './lexer';
import type { DrawnCard } from './ledger';

const MANY = /^(?:many|most|mostly|dominate|dominates|dominated|abound|plenty|several|full)$/;
const NONE = /^(?:no|none|zero|missing|absent|without|lacks|lack|neither|nor)$/;
const ALL = /^(?:all|every|only|both|each|nothing)$/;
const ELEMENT_OF_SUIT: Readonly<Record<string, string>> = {
  wands: 'fire',
  cups: 'water',
  swords: 'air',
  pentacles: 'earth',
};
/** Other words for places of a spread, by what the place is called. */
const PLACES: Readonly<Record<string, RegExp>> = {
  past: /\b(?:past|behind you)\b|अतीत|बीते/,
  present: /\b(?:present|in the middle|middle card)\b|वर्तमान/,
  future: /\b(?:future|ahead of you|ahead)\b|भविष्य/,
};
const MAJORS =
  'fool magician high-priestess empress emperor hierophant lovers chariot hermit wheel-of-fortune hanged-man death temperance devil tower star moon sun judgement world'.split(
    ' ',
  );

/** What is said of the cards on the table: which lie where, how, and how many of each sort. */
export function cardClaims(claim: Claim): string | null {
  const { ledger, whole } = claim;
  const cards = whole.terms.filter(({ kind }) => kind === 'card' || kind === 'major');
  if (ledger.drawn.length === 0) return null;
  return places(claim, cards) ?? sides(claim, cards) ?? sorts(claim, cards) ?? tableOf(claim);
}

function places(claim: Claim, cards: readonly Term[]): string | null {
  const { ledger, known, whole, segments } = claim;
  const total = ledger.drawn.length;
  for (const segment of segments) {
    const inIt = segment.terms.filter(({ kind }) => kind === 'card' || kind === 'major');
    const ordinals = segment.terms.filter(({ kind }) => kind === 'ordinal').map(({ id }) => id);
    if (/\b(?:last|final)\b/.test(segment.text)) ordinals.push(`ordinal:${total}`);
    if (/\bmiddle\b/.test(segment.text) && total % 2 === 1)
      ordinals.push(`ordinal:${(total + 1) / 2}`);
    for (const { id } of inIt) {
      const place = ledger.drawn.findIndex((card) => card.id === id) + 1;
      const wrong = ordinals.find((ordinal) => ordinal !== `ordinal:${place}`);
      if (wrong && place > 0) return `${wrong} ${id}`;
    }
  }
  for (const { text, terms } of [
    ...segments,
    { text: whole.words.join(' '), terms: whole.terms },
  ]) {
    const inIt = terms.filter(({ kind }) => kind === 'card' || kind === 'major');
    if (inIt.length !== 1) continue;
    const [card] = inIt;
    const named = known.places.filter(([title]) => (PLACES[title] ?? wordsOf(title)).test(text));
    if (named.length > 0 && !named.some(([title]) => known.isAt(title, card!.id))) {
      return `${named[0]![0]} ${card!.id}`;
    }
  }
  // 'The last card, Seven of Wands, …'
  const text = whole.words.join(' ');
  const [only, ...others] = cards;
  const place = ledger.drawn.findIndex(({ id }) => id === only?.id) + 1;
  const said = /\b(first|second|third|last|final|middle) (?:card|place|position)\b/.exec(text)?.[1];
  if (only && others.length === 0 && place > 0 && said) {
    const at: Readonly<Record<string, number>> = {
      ...{ first: 1, second: 2, third: 3, last: total, final: total, middle: (total + 1) / 2 },
    };
    if (at[said] !== place) return `${said} ${only.id}`;
  }
  // 'The first card is …' of a card that nobody drew is refused by its name.
  return cards.find(({ id }) => !known.names(id) && !isDenied(whole, cards[0]!.at))?.id ?? null;
}

function wordsOf(title: string): RegExp {
  return new RegExp(`(?<!\\p{L})${title.replace(/[^\p{L}\p{M}\d ]/gu, '.')}(?!\\p{L})`, 'u');
}

function sides({ whole, ledger, segments }: Claim, cards: readonly Term[]): string | null {
  const turned = ledger.drawn.filter(({ reversed }) => reversed).length;
  for (const { id, at, length } of whole.terms.filter(({ kind }) => kind === 'side')) {
    const near =
      cards.length < 2
        ? cards
        : (segments.find(({ terms }) => terms.some((term) => term.at === at))?.terms ?? []).filter(
            ({ kind }) => kind === 'card' || kind === 'major',
          );
    const is = (card: DrawnCard) => card.reversed === (id === 'side:reversed');
    const of = ledger.drawn.filter((card) => near.some((one) => one.id === card.id));
    const denied = isDenied(whole, at);
    if (of.length > 0) {
      if (of.some((card) => is(card) === denied)) return `${of[0]!.id} ${id}`;
      continue;
    }
    const count = id === 'side:reversed' ? turned : ledger.drawn.length - turned;
    if (!isAsMany(whole.words, at, length, count, ledger.drawn.length)) return id;
  }
  return null;
}

/** Suits, ranks, trumps and elements that are on the table, and how many of each. */
function sorts({ whole, ledger, known }: Claim, cards: readonly Term[]): string | null {
  const { drawn } = ledger;
  const holds: Readonly<Record<string, (id: string, sort: string) => boolean>> = {
    suit: (id, sort) => id.endsWith(`-of-${sort}`),
    rank: (id, sort) => id.startsWith(`card:${sort}-`),
    count: (id, sort) =>
      sort === 'majors' ? id.startsWith('major:') : /card:(?:page|knight|queen|king)-/.test(id),
    bare: (id, sort) =>
      ELEMENT_OF_SUIT[id.split('-of-')[1] ?? ''] === sort ||
      known.about(id, `stem:${sort}`).length > 0,
  };
  for (const { id, kind, at, length } of whole.terms) {
    const has = holds[kind];
    if (!has || (kind === 'count' && !/:(?:majors|courts)$/.test(id))) continue;
    const sort = id.slice(id.indexOf(':') + 1);
    const named = drawn.filter((card) => cards.some((one) => one.id === card.id));
    if ((kind === 'bare' || kind === 'count') && named.length > 0) {
      if (!named.some((card) => has(card.id, sort))) return `${named[0]!.id} ${id}`;
      continue;
    }
    const count = drawn.filter((card) => has(card.id, sort)).length;
    if (!isAsMany(whole.words, at, length, count, drawn.length)) return id;
  }
  return null;
}

/** Whether what is said of how many fits: 'no Cups', 'two of the three cards are Wands', 'Swords dominate'. */
function isAsMany(
  words: readonly string[],
  at: number,
  length: number,
  count: number,
  total: number,
): boolean {
  const clause = around(words, at, length);
  if (clause.some((word) => NONE.test(word) || /^(?:not|नहीं)$/.test(word))) {
    return clause.includes('more') ? count > 0 : count === 0;
  }
  if (clause.some((word) => MANY.test(word))) return count * 2 > total;
  const number = clause.map((word) => NUMBERS.indexOf(word)).find((value) => value > 0);
  if (clause.some((word) => ALL.test(word)) && number === undefined) return count === total;
  if (clause.includes('all')) return count === total;
  return number === undefined ? count > 0 : number === count;
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function around(words: readonly string[], at: number, length: number): string[] {
  const ends = /^[,;:.!?—–]$/;
  let [from, to] = [at, at + length];
  while (from > 0 && at - from < 7 && !ends.test(words[from - 1]!)) from -= 1;
  while (to < words.length && to - at < 6 && !ends.test(words[to]!)) to += 1;
  return words.slice(from, to);
}

/** How many cards lie there, and their numbers. */
function tableOf({ whole, ledger }: Claim): string | null {
  const total = ledger.drawn.length;
  const { words, terms } = whole;
  for (const term of terms) {
    const next = words[term.at + term.length] ?? '';
    const figure = figureOf(term);
    if (!figure) continue;
    const number = Number(figure.slice(7));
    if (/^cards?$/.test(next) && number !== total && !isSortCount(whole.terms))
      return `${figure} cards`;
    const suits = new Set(ledger.drawn.flatMap(({ id }) => id.split('-of-')[1] ?? [])).size;
    if (next === 'suits' && number !== suits) return `${figure} suits`;
    if (term.kind === 'figure' && number > 1 && number <= 21 && words[term.at] !== String(total)) {
      const card = ledger.drawn.some(
        ({ id }) => trumpOf(id) === number || id.startsWith(`card:${NUMBERS[number]}-`),
      );
      if (!card) return figure;
    }
  }
  return null;
}

function isSortCount(terms: readonly Term[]): boolean {
  return terms.some(
    ({ kind, id }) =>
      /^(?:suit|rank|side|bare)$/.test(kind) || id === 'count:majors' || id === 'count:courts',
  );
}

function trumpOf(id: string): number {
  // Strength and Justice, the eighth and the eleventh, change places between decks.
  return ['strength', 'justice'].includes(id.slice(6)) ? -1 : trumps.indexOf(id.slice(6));
}

const trumps = [
  ...MAJORS.slice(0, 8),
  'strength',
  ...MAJORS.slice(8, 10),
  'justice',
  ...MAJORS.slice(10),
];
