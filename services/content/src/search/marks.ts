import type { Marks } from '@cosmic/contracts/blog';
import { foldWithPlaces, type Folded } from './fold';
import { WORD, wordsOf, type Search } from './query.rules';

const SNIPPET_CHARACTERS = 180;
const BEFORE_MATCH_CHARACTERS = 60;
const ENDING = /(?:ies|es|ed|ing|ly|s|y|e)$/;
const SHORTEST_STEM = 3;

type Span = [from: number, to: number];

/** Where a text matches a search: its words in any of their forms, and what it holds as it was typed. */
export function marksIn(text: string, search: Search): Marks {
  const folded = foldWithPlaces(text);
  const spans = [...wordSpans(folded, search), ...wholeSpans(folded, search.whole)];
  spans.sort(([from], [other]) => from - other);
  const marks: Marks = [];
  for (const [from, to] of spans) {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/** A piece of a text around its first match; null where nothing in it matches. */
export function snippetOf(text: string, search: Search): { text: string; marks: Marks } | null {
  const flat = text.replace(/\s+/g, ' ');
  const first = firstMatch(flat, search);
  if (first === null) return null;
  const from = wordStart(flat, Math.max(0, first - BEFORE_MATCH_CHARACTERS));
  const to = wordEnd(flat, Math.min(flat.length, from + SNIPPET_CHARACTERS));
  const piece = `${from > 0 ? '…' : ''}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`;
  return { text: piece, marks: marksIn(piece, search) };
}

function firstMatch(text: string, search: Search): number | null {
  const folded = foldWithPlaces(text);
  const [word] = wordSpans(folded, search);
  const [whole] = wholeSpans(folded, search.whole);
  if (!word || !whole) return (word ?? whole)?.[0] ?? null;
  return Math.min(word[0], whole[0]);
}

function* wordSpans({ text, at }: Folded, search: Search): Generator<Span, undefined> {
  const wanted = wordsOf(search).map((word) => ({ word, stem: stemOf(word) }));
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isWanted = wanted.some(
      ({ word: typed, stem }) =>
        word.startsWith(stem) &&
        (stemOf(word) === stem || (typed === search.prefix && word.startsWith(typed))),
    );
    if (isWanted) yield [at[index]!, at[index + word.length]!];
  }
}

function* wholeSpans({ text, at }: Folded, whole: string): Generator<Span, undefined> {
  if (whole.length < 2) return;
  for (let from = text.indexOf(whole); from >= 0; from = text.indexOf(whole, from + whole.length)) {
    yield [at[from]!, at[from + whole.length]!];
  }
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST_STEM ? stem : word;
}

function wordStart(text: string, from: number): number {
  return from === 0 ? 0 : text.indexOf(' ', from) + 1;
}

function wordEnd(text: string, to: number): number {
  if (to === text.length) return to;
  const space = text.lastIndexOf(' ', to);
  return space > 0 ? space : to;
}
