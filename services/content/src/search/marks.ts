import type { Marks } from '@cosmic/contracts/blog/blog';
import { fold, sourcesIn } from './fold';
import { wordsOf, type Search } from './query.rules';

const SNIPPET_CHARACTERS = 180;
const BEFORE_MATCH_CHARACTERS = 60;
const ENDING = /(?:ies|es|ed|ing|ly|s|y|e)$/;
const MIN_STEM = 3;
/** A word from where it begins; inside of one there is none. */
const WORD_HERE =
  /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}][\p{L}\p{M}\p{N}]*|\p{Extended_Pictographic}/uy;

type Span = [from: number, to: number];

/** Where a text matches a search: its words in any of their forms, and what it holds as it was typed. */
export function marksIn(text: string, search: Search): Marks {
  const marks: Marks = [];
  const sourceOf = sourcesIn(text);
  const spans = spansIn(fold(text), search).flatMap((some) => [...some]);
  for (const span of spans.sort(([from], [other]) => from - other)) {
    const [from, to] = span.map(sourceOf) as Span;
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}

/**
 * A piece of a text around the first place where words stand as they were typed together, else around
 * its first match; null where nothing in it matches.
 */
export function snippetOf(text: string, search: Search): { text: string; marks: Marks } | null {
  const flat = text.replaceAll('\n', ' ');
  const folded = fold(flat);
  const place = togetherIn(folded, search) ?? firstIn(folded, search);
  if (place === undefined) return null;
  const first = sourcesIn(flat)(place);
  const from = wordStart(flat, Math.max(0, first - BEFORE_MATCH_CHARACTERS));
  const to = wordEnd(flat, Math.min(flat.length, from + SNIPPET_CHARACTERS));
  const piece = `${from > 0 ? '…' : ''}${flat.slice(from, to)}${to < flat.length ? '…' : ''}`;
  return { text: piece, marks: marksIn(piece, search) };
}

function togetherIn(folded: string, { whole, phrases }: Search): number | undefined {
  const places = [whole, ...phrases]
    .filter((words) => words.includes(' '))
    .map((words) => folded.indexOf(words));
  return places.find((place) => place >= 0);
}

function firstIn(folded: string, search: Search): number | undefined {
  const firsts = spansIn(folded, search).flatMap(([first]) => (first ? [first[0]] : []));
  return firsts.length > 0 ? Math.min(...firsts) : undefined;
}

/** Of each thing that is looked for, where it stands; none is looked for before it is asked for. */
function spansIn(folded: string, search: Search): Generator<Span, undefined>[] {
  const words = wordsOf(search).map((word) => wordSpans(folded, word, word === search.prefix));
  return [...words, wholeSpans(folded, search.whole)];
}

function* wordSpans(text: string, typed: string, isOpen: boolean): Generator<Span, undefined> {
  const stem = stemOf(typed);
  for (const at of placesOf(stem, text)) {
    const word = wordAt(at, text);
    const isWanted = stemOf(word) === stem || (isOpen && word.startsWith(typed));
    if (isWanted) yield [at, at + word.length];
  }
}

function* wholeSpans(text: string, whole: string): Generator<Span, undefined> {
  if (whole.length < 2) return;
  for (const at of placesOf(whole, text)) yield [at, at + whole.length];
}

function* placesOf(part: string, text: string): Generator<number, undefined> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) yield at;
}

/** The word that begins at a place; empty where none does. */
function wordAt(place: number, text: string): string {
  WORD_HERE.lastIndex = place;
  return WORD_HERE.exec(text)?.[0] ?? '';
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= MIN_STEM ? stem : word;
}

function wordStart(text: string, from: number): number {
  return from === 0 ? 0 : text.indexOf(' ', from) + 1;
}

function wordEnd(text: string, to: number): number {
  if (to === text.length) return to;
  const space = text.lastIndexOf(' ', to);
  return space > 0 ? space : to;
}
