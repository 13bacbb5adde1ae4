import type { Marks } from '@cosmic/contracts/blog';
import { foldWithPlaces, type Folded } from './fold';
import { wordsOf, type Search } from './query.rules';

const SNIPPET_CHARACTERS = 180;
const BEFORE_MATCH_CHARACTERS = 60;
const WORD = /[\p{L}\p{N}]+/gu;
const ENDING = /(?:ies|es|ed|ing|ly|s|y|e)$/;
const SHORTEST_STEM = 3;

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
  const [first] = marksIn(flat, search);
  if (!first) return null;
  const from = wordStart(flat, Math.max(0, first[0] - BEFORE_MATCH_CHARACTERS));
  const to = wordEnd(flat, Math.min(flat.length, from + SNIPPET_CHARACTERS));
  const piece = `${from > 0 ? '…' : ''}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`;
  return { text: piece, marks: marksIn(piece, search) };
}

function wordSpans({ text, at }: Folded, search: Search): [number, number][] {
  const wanted = wordsOf(search).map((word) => ({ word, stem: stemOf(word) }));
  return [...text.matchAll(WORD)]
    .filter(([word]) =>
      wanted.some(
        ({ word: typed, stem }) =>
          stemOf(word) === stem || (typed === search.prefix && word.startsWith(typed)),
      ),
    )
    .map(({ 0: word, index }) => [at[index]!, at[index + word.length]!]);
}

function wholeSpans({ text, at }: Folded, whole: string): [number, number][] {
  const spans: [number, number][] = [];
  if (whole.length < 2) return spans;
  for (let from = text.indexOf(whole); from >= 0; from = text.indexOf(whole, from + whole.length)) {
    spans.push([at[from]!, at[from + whole.length]!]);
  }
  return spans;
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
